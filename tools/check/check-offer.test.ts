import { describe, expect, it } from 'vitest';
import { goodEntry } from '../../src/test/products';
import { checkCatalog } from './check-catalog';

const check = (...entries: readonly unknown[]) =>
  checkCatalog(JSON.stringify(entries), { find: () => true, categories: ['Laptops'], currency: 'USD' });

const good = { ...goodEntry, price: 12.5 };

const said = (change: Readonly<Record<string, unknown>>) =>
  check({ ...good, ...change }).faults.map(({ message }) => message);

describe('Optional fields', () => {
  it.each([
    [
      { availability: 'sold' },
      'availability "sold" is none of in_stock, out_of_stock, preorder, backorder, and is ignored',
    ],
    [{ prior_price: 12.5 }, 'prior_price 12.5 is not above price 12.5, and is ignored'],
    [{ quantity: -1 }, 'quantity -1 is below 0, and is ignored'],
    [
      { unit_pricing_measure: '500 g', unit_pricing_base_measure: '1 l' },
      'unit_pricing_base_measure "1 l" does not measure what unit_pricing_measure "500 g" does, so no unit price is shown',
    ],
    [{ stock: 3 }, '"stock" is a field that nothing uses. Did you mean "quantity"?'],
    [{ old_price: 20 }, '"old_price" is a field that nothing uses. Did you mean "prior_price"?'],
    [{ availabilty: 'in_stock' }, '"availabilty" is a field that nothing uses. Did you mean "availability"?'],
    [{ my_own_note: 'x' }, '"my_own_note" is a field that nothing uses'],
  ])('%j is reported', (change, message) => {
    expect(said(change)).toEqual([message]);
  });

  it('are reported once if nothing uses them', () => {
    const { faults, sold } = check({ ...good, stock: 1 }, { ...good, product_id: 'b', stock: 2 });
    expect([faults.length, sold]).toEqual([1, 2]);
  });

  it('tell variants apart', () => {
    const red = { ...good, item_group_id: 'g', variant: { Color: 'Red', Size: 'M' } };
    const same = { ...red, product_id: 'b', variant: { Size: 'M', Color: 'Red' } };
    const { faults } = check(red, same, { ...good, product_id: 'c', item_group_id: 'g' });
    expect(faults.map(({ message }) => message)).toEqual([
      'variant {"Size":"M","Color":"Red"} is that of an earlier product of item_group_id "g"',
      'item_group_id "g" needs a variant, such as { "Color": "Red" }',
    ]);
  });
});
