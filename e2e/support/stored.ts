import type { Page } from '@playwright/test';
import type { Gadget } from './catalog';

/** The storage that an earlier visit left. */
export interface EarlierVisit {
  /** The selected product: what /details shows. */
  readonly chosen?: Gadget;
  readonly cart?: readonly Gadget[];
  readonly wishlist?: readonly Gadget[];
  /** Products chosen to be compared. */
  readonly compared?: readonly Gadget[];
  /** Products opened, the latest first. */
  readonly viewed?: readonly Gadget[];
  /** Purchases, one order after the other. */
  readonly orders?: ReadonlyArray<readonly Gadget[]>;
  /** The folder on the server that the shop lives in. */
  readonly folder?: string;
}

/** A stored text in the form of the shop's stores. */
const stored = (data: unknown, version = 1) => JSON.stringify({ version, data });

const ids = (gadgets: readonly Gadget[]) => stored(gadgets.map((item) => String(item.product_id)));

function itemsText(gadgets: readonly Gadget[]): string {
  const items = gadgets.map((item, index) => ({
    itemId: `visit-${index + 1}`,
    product: { ...item, product_id: String(item.product_id) },
  }));
  return stored(items, 2);
}

function ordersText(orders: ReadonlyArray<readonly Gadget[]>): string {
  return stored(
    orders
      .map((items, index) => {
        const lines = [...new Set(items)].map((item) => ({
          product_id: String(item.product_id),
          title: item.product_title,
          price: Math.round(item.price * 100),
          quantity: items.filter((other) => other === item).length,
        }));
        const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        return { id: `earlier-${index + 1}`, placedAt: Date.UTC(2026, 2, 1, 12, index), lines, total };
      })
      .toReversed(),
  );
}

/** The shop's storage after an earlier visit, by key. */
export function storedTexts({
  chosen,
  cart = [],
  wishlist = [],
  compared = [],
  viewed = [],
  orders = [],
  folder = '/',
}: EarlierVisit): ReadonlyArray<readonly [key: string, text: string]> {
  const texts = {
    'product-id': stored(chosen ? String(chosen.product_id) : null),
    cart: itemsText(cart),
    wishlist: itemsText(wishlist),
    compared: ids(compared),
    viewed: ids(viewed),
    orders: ordersText(orders),
  };
  return Object.entries(texts).map(([name, text]) => [`shop:${folder}${name}`, text]);
}

/**
 * Lets the visitor come back after an earlier visit: its cart and lists are in the browser's storage when the
 * shop is opened, and are not put there again when it is opened again.
 */
export async function comeBackWith(page: Page, visit: EarlierVisit): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, text] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, storedTexts(visit));
}
