import { sumInCents } from '../../lib/money';

interface Priced {
  readonly product_id: string;
  readonly product_title: string;
  readonly price: number;
}

/** One line of a receipt: a product, how many of it, the price of one and of all, in cents. */
export interface ReceiptLine {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
}

/** The rows of a purchase as a receipt lists them: the same product at the same price on one line, in the cart's order. */
export function receiptLines(items: readonly Priced[]): readonly ReceiptLine[] {
  const lines = new Map<string, ReceiptLine>();
  for (const { product_id, product_title, price } of items) {
    const cents = sumInCents([price]);
    const key = `${cents} ${product_id}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + 1;
    lines.set(key, { key, title: product_title, quantity, price: cents, amount: quantity * cents });
  }
  return [...lines.values()];
}
