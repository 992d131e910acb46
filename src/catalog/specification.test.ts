import { expect, it } from 'vitest';
import { product } from '../test/products';
import { attributeValues, parseAttribute } from './specification';

it.each([
  ['Weight: 1 kg', { name: 'Weight', value: '1 kg' }],
  ['  Weight :  1 kg ', { name: 'Weight', value: '1 kg' }],
  ['颜色：黑色', { name: '颜色', value: '黑色' }],
  ['Ratio: 16:9', { name: 'Ratio', value: '16:9' }],
  [' Foldable ', { name: '', value: 'Foldable' }],
  [': 1 kg', { name: '', value: ': 1 kg' }],
  ['', { name: '', value: '' }],
])('the line %j has a name and a value', (line, attribute) => {
  expect(parseAttribute(line)).toEqual(attribute);
});

it('a product has the beginnings of its attributes, the first of each name', () => {
  const specification = [
    'Display: 14-inch OLED, 120 Hz',
    'Ports: USB-C; HDMI',
    'Foldable',
    'Color:',
    ': none',
    'Ports: two more',
  ];
  const described = product('a', { specification });
  expect([...attributeValues(described)]).toEqual([
    ['Display', '14-inch OLED'],
    ['Ports', 'USB-C'],
  ]);
  expect(attributeValues(described)).toBe(attributeValues(described));
});
