import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../catalog/product';
import { product } from '../../test/products';
import { comparedRows } from './compared-rows';

const specified = (...specification: string[]) => product('p', { specification });

const rowNamed = (name: string, ...products: readonly Product[]) =>
  comparedRows(products).find((row) => row.name === name);

describe('products side by side', () => {
  it('have price and rating first', () => {
    const rows = comparedRows([product('a'), product('b', { price: 24.5, rating: 4.5 })]);
    expect(rows).toEqual([
      { name: 'Price', values: ['$10', '$24.50'], differs: true, best: { index: 0, label: 'lowest' } },
      {
        name: 'Rating',
        values: ['4 out of 5', '4.5 out of 5'],
        differs: true,
        best: { index: 1, label: 'highest' },
      },
    ]);
  });

  it('have no best value where two share it', () => {
    const rows = comparedRows([product('a', { price: 5 }), product('b', { price: 5 }), product('c')]);
    expect(rows.map(({ best }) => best)).toEqual([undefined, undefined]);
  });

  it('have a row for what any of their offers says', () => {
    const offer = { availability: 'in_stock', stock: 'Only 1 left', isSoldOut: false } as const;
    const sale = { ...offer, prior_price: 12, unitPrice: '$5 per kg', conditionLabel: 'Used' };
    const rows = comparedRows([{ ...product('a'), offer: sale }, product('b'), { ...product('c'), offer }]);
    expect(rows.slice(2).map(({ name, values }) => [name, ...values])).toEqual([
      ['Price before', '$12', '', ''],
      ['Price by amount', '$5 per kg', '', ''],
      ['Availability', 'Only 1 left', '', 'Only 1 left'],
      ['Condition', 'Used', '', ''],
    ]);
    const { rating: _, ...unrated } = product('d');
    expect(rowNamed('Rating', unrated)?.values).toEqual(['']);
  });

  it('are aligned by name, whatever the order and the writing of their lines', () => {
    const row = rowNamed('Memory', specified('Memory: 8 GB', 'Weight: 1 kg'), specified('memory : 16 GB'));
    expect(row).toEqual({ name: 'Memory', values: ['8 GB', '16 GB'], differs: true });
  });

  it('do not differ where only spaces and capitals do', () => {
    expect(rowNamed('Ports', specified('Ports: 2 × USB-C'), specified('Ports: 2 ×  usb-c'))?.differs).toBe(
      false,
    );
  });

  it('do not differ where one of them does not tell', () => {
    expect(rowNamed('Weight', specified('Weight: 1 kg'), specified())).toEqual({
      name: 'Weight',
      values: ['1 kg', ''],
      differs: false,
    });
  });

  it('have several lines of one name in one cell, and nameless lines last', () => {
    const rows = comparedRows([specified('Waterproof', 'Port: USB-C', 'Port: HDMI'), specified()]);
    expect(rows.slice(2).map(({ name, values }) => [name, values[0]])).toEqual([
      ['Port', 'USB-C; HDMI'],
      ['Also', 'Waterproof'],
    ]);
  });

  it('have what most of them tell before what few do', () => {
    const rows = comparedRows([specified('Pen: yes', 'Weight: 1 kg'), specified('Weight: 2 kg')]);
    expect(rows.map(({ name }) => name)).toEqual(['Price', 'Rating', 'Weight', 'Pen']);
  });

  it('have a value for each product in every row, whatever their lines are', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string()), { maxLength: 4 }), (lists) => {
        const rows = comparedRows(lists.map((lines) => specified(...lines)));
        expect(rows.every(({ values }) => values.length === lists.length)).toBe(true);
        const keys = rows.slice(2).map(({ name }) => name);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
