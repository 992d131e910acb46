import { expect, it } from 'vitest';
import { createInitialData, parseInitialData } from './initial-data';

const products = Array.from({ length: 30 }, (_, index) => ({
  product_id: `p${index}`,
  product_title: `P ${index}`,
  product_image: '',
  price: index,
  category: 'Phones',
  description: 'long',
  specification: ['a'],
  rating: 4,
}));

it('shows the first 12 products and says how many there are', () => {
  const { cards, total } = createInitialData(products);
  expect(cards).toHaveLength(12);
  expect(cards[0]).toEqual({
    product_id: 'p0',
    product_title: 'P 0',
    product_image: '',
    price: 0,
    category: 'Phones',
  });
  expect(total).toBe(30);
});

it('survives being written into the page', async () => {
  const initialData = createInitialData(products);
  expect(await parseInitialData(JSON.stringify(initialData))).toEqual(initialData);
});

it('is empty for other data in the page', async () => {
  for (const text of ['', 'nonsense', '[]', '{"cards":[{}],"total":1}'])
    expect(await parseInitialData(text), text).toEqual({ cards: [], total: 0 });
});
