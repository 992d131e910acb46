// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plainQuery } from '../../catalog/filters';
import { product } from '../../test/products';
import { useSearch } from './use-search';

const index = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock(import('../../catalog/refine'), async (original) => ({
  ...(await original()),
  searchIndexOf: async (products) => {
    await index();
    return (await original()).searchIndexOf(products);
  },
}));

const products = [product('a', { product_title: 'Phone' }), product('b', { product_title: 'Lamp' })];
const [first, second] = [
  { ...plainQuery, text: 'phon' },
  { ...plainQuery, text: 'phone' },
];

it.each(['the next letter', 'the network’s return'])(
  'a search whose code was lost finds with %s',
  async (way) => {
    index.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined);
    const { result, rerender } = renderHook(({ query }) => useSearch(products, query), {
      initialProps: { query: first },
    });
    await waitFor(() => expect(index).toHaveBeenCalledOnce());
    expect(result.current).toBeUndefined();
    if (way === 'the next letter') rerender({ query: second });
    else dispatchEvent(new Event('online'));
    await waitFor(() => expect(result.current?.products).toEqual([products[0]]));
  },
);
