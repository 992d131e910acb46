import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import { toCsv } from './csv';

/** Tells spreadsheets that the text is UTF-8; some of them take it for an older encoding otherwise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Titles, categories, prices in dollars and ratings from 0 to 5 as a file for spreadsheets, in the order given. */
export function figuresCsv(products: readonly Product[]): Blob {
  const rows = products.map(({ product_title, category, price, rating }) => [
    product_title,
    category,
    formatPrice(price).replace('$', ''),
    String(rating),
  ]);
  const text = toCsv([['Title', 'Category', 'Price ($)', 'Rating (0–5)'], ...rows]);
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
}
