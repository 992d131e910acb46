import { expect, it } from 'vitest';
import { product } from '../test/products';
import { attributeReader } from './attributes';
import { countAttributes, facetsOf } from './facets';
import { parseQuery } from './query';
import { refine } from './refine';

const withLines = (...lists: ReadonlyArray<readonly string[]>) =>
  lists.map((specification, index) =>
    product('ABCDEFGH'.charAt(index), { specification: [...specification] }),
  );

const withColors = (...colors: readonly string[]) => withLines(...colors.map((color) => [`Color: ${color}`]));

const found = (products: ReturnType<typeof withLines>, search: string) =>
  refine(products, parseQuery(search), undefined)
    .map(({ product_id: id }) => id)
    .join('');

it('finds a product by each of its values, whatever parts them', () => {
  for (const separator of [', ', ',', '; ', '/', ' / ', '、', '، ']) {
    const join = (...colors: readonly string[]) => colors.join(separator);
    const cups = withColors(
      join('Black', 'White'),
      'White',
      join('Black', 'Green'),
      join('Black', 'White', 'Green'),
      'Green',
    );
    const by = (color: string) => found(cups, `?f=Color:${color}`);
    expect([by('Black'), by('White'), by('Green')], separator).toEqual(['ACD', 'ABD', 'CDE']);
    const [facet] = facetsOf(cups, countAttributes(cups), parseQuery(''));
    expect(facet?.kind === 'choice' ? facet.values.map(({ value, count }) => [value, count]) : []).toEqual([
      ['Black', 3],
      ['Green', 3],
      ['White', 3],
    ]);
  }
});

it('keeps together an amount that repeats only as a further part', () => {
  const displays = withLines(
    ['Display: 14-inch OLED, 120 Hz'],
    ['Display: 13-inch LCD, 120 Hz'],
    ['Display: 14-inch OLED, 60 Hz'],
  );
  expect(found(displays, '?f=Display:14-inch OLED')).toBe('AC');
  expect(found(displays, '?f=Display:120 Hz')).toBe('');
});

it('finds a product by a word that repeats only as a further part', () => {
  const watches = withLines(
    ['Connectivity: Bluetooth 5.3, Wi-Fi, NFC', 'Case: 41 mm, steel', 'Plan: N/A'],
    ['Connectivity: Bluetooth 6.0, NFC, GPS', 'Case: 46 mm', 'Plan: N/A'],
    ['Connectivity: Bluetooth 5.3, GPS', 'Case: 41 mm, titanium', 'Plan: monthly'],
  );
  const by = (...choices: readonly string[]) => choices.map((choice) => found(watches, `?f=${choice}`));
  expect(by('Connectivity:NFC', 'Connectivity:GPS', 'Connectivity:Bluetooth 5.3')).toEqual([
    'AB',
    'BC',
    'AC',
  ]);
  expect(by('Case:41 mm', 'Case:steel', 'Plan:N/A')).toEqual(['AC', '', 'AB']);
});

it('offers the values of lists, although they are more than the products', () => {
  const laptops = withLines(
    ['Ports: USB-C, HDMI, microSD'],
    ['Ports: USB-C, HDMI, SDXC, Ethernet'],
    ['Ports: HDMI, USB-A, SDXC'],
  );
  const [facet] = facetsOf(laptops, countAttributes(laptops), parseQuery(''));
  expect(facet?.kind === 'choice' && facet.values.map(({ value }) => value)).toEqual([
    'Ethernet',
    'HDMI',
    'microSD',
    'SDXC',
    'USB-A',
    'USB-C',
  ]);
});

it('keeps the comma of a number', () => {
  const lamps = withLines(['Weight: 1,250 kg'], ['Weight: 1'], ['Weight: 250 kg']);
  expect(
    attributeReader(lamps)
      .valuesOf(lamps[0] ?? product('A'))
      .get('Weight'),
  ).toEqual(['1,250 kg']);
});

it('knows an attribute by any spelling of its name', () => {
  const cups = withLines(['COLOR: Black'], ['Color: White'], ['Color: Black'], ['color: White']);
  expect(countAttributes(cups).map(({ name, total }) => [name, total])).toEqual([['Color', 4]]);
  for (const name of ['Color', 'COLOR', 'color']) {
    expect(found(cups, `?f=${name}:Black`), name).toBe('AC');
    const [facet] = facetsOf(cups, countAttributes(cups), parseQuery(`?f=${name}:Black`));
    expect(facet?.kind === 'choice' && facet.values.find(({ value }) => value === 'Black')?.isChosen).toBe(
      true,
    );
  }
  expect(found(cups, '?f=Color:Black&f=COLOR:White')).toBe('ABCD');
});

it('finds a product by each line of one name', () => {
  const [cup = product('A')] = withLines(['Ports: USB-C', 'PORTS: HDMI', 'Ports: USB-C', ': none', 'Color:']);
  expect([...attributeReader([cup]).valuesOf(cup)]).toEqual([['Ports', ['USB-C', 'HDMI']]]);
});

it('knows a value by any spelling', () => {
  const cups = withColors('Off White', 'off white, Black', 'OFF  WHITE', 'Black', 'Off White, BLACK');
  const [facet] = facetsOf(cups, countAttributes(cups), parseQuery('?f=Color:off white'));
  expect(facet?.kind === 'choice' && facet.values).toMatchObject([
    { value: 'Black', count: 3, isChosen: false },
    { value: 'Off White', count: 4, isChosen: true },
  ]);
  for (const color of ['Off White', 'off white', 'OFF WHITE'])
    expect(found(cups, `?f=Color:${color}`)).toBe('ABCE');
});

it('filters a list of amounts by any of them', () => {
  const disks = withLines(['Storage: 128 GB, 256 GB'], ['Storage: 256 GB'], ['Storage: 512 GB']);
  expect(found(disks, '?r=Storage:200-300 GB')).toBe('AB');
});

it('takes half of the values as lists, and not fewer', () => {
  const half = withColors('Black, White', 'Red, Velvet', 'White');
  expect(found(half, '?f=Color:White')).toBe('AC');
  const third = withColors('Black, White', 'Red, Velvet', 'Blue, Satin', 'White');
  expect(found(third, '?f=Color:White')).toBe('D');
});

it('counts no separator that has nothing after it', () => {
  const cups = withColors('Red;', 'Blue;', 'Black; White', 'White');
  expect(found(cups, '?f=Color:White')).toBe('CD');
  expect(found(cups, '?f=Color:Red')).toBe('A');
});
