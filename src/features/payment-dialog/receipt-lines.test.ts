import { describe, expect, it } from 'vitest';
import { receiptLines } from './receipt-lines';

const watch = { product_id: 'w', product_title: 'Watch', price: 0.1 };
const phone = { product_id: 'p', product_title: 'Phone', price: 799 };

describe('the lines of a receipt', () => {
  it('count a product that was bought several times on one line, in the order of the cart', () => {
    expect(receiptLines([watch, phone, watch, watch])).toEqual([
      { key: '10 w', title: 'Watch', quantity: 3, price: 10, amount: 30 },
      { key: '79900 p', title: 'Phone', quantity: 1, price: 79900, amount: 79900 },
    ]);
  });

  it('keep a product apart that was put in the cart at two prices', () => {
    expect(receiptLines([phone, { ...phone, price: 749 }]).map(({ amount }) => amount)).toEqual([
      79900, 74900,
    ]);
  });
});
