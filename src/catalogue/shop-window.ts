import * as v from 'valibot';
import { parseJson } from '../lib/parse-json';
import { productCardSchema, type Product, type ProductCard } from './product';

/** How many products are built into the page of Home. */
const WINDOW_SIZE = 12;

const shopWindowSchema = v.object({ cards: v.array(productCardSchema), total: v.number() });

/** What the prerendered Home shows before Data.json has arrived: its first cards, and how many products there are. */
export type ShopWindow = { readonly cards: readonly ProductCard[]; readonly total: number };

/** The window with nothing in it. */
export const emptyWindow: ShopWindow = { cards: [], total: 0 };

/** The window of a catalogue: its first 12 products. */
export function dressWindow(products: readonly Product[]): ShopWindow {
  const cards = products
    .slice(0, WINDOW_SIZE)
    .map(({ product_id, product_title, product_image, price, category, image_widths }) => ({
      product_id,
      product_title,
      product_image,
      price,
      category,
      ...(image_widths ? { image_widths } : {}),
    }));
  return { cards, total: products.length };
}

/** The window that was written into the page as JSON; anything unreadable is an empty one. */
export function parseWindow(json: string): ShopWindow {
  const result = v.safeParse(shopWindowSchema, parseJson(json));
  return result.success ? result.output : emptyWindow;
}
