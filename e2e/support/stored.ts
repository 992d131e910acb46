import type { Page } from '@playwright/test';
import type { Gadget } from './catalogue';

/** What an earlier visit left behind. */
interface EarlierVisit {
  /** The selected product: what /details shows. */
  readonly chosen?: Gadget;
  readonly cart?: readonly Gadget[];
  readonly wishlist?: readonly Gadget[];
  /** Products chosen to be compared. */
  readonly compared?: readonly Gadget[];
  /** Products opened, the latest first. */
  readonly viewed?: readonly Gadget[];
  /** What was bought, one order after the other. */
  readonly orders?: ReadonlyArray<readonly Gadget[]>;
}

const ids = (gadgets: readonly Gadget[]) => JSON.stringify(gadgets.map((item) => String(item.product_id)));

function shopText(chosen: Gadget | undefined, cart: readonly Gadget[], wishlist: readonly Gadget[]): string {
  const rows = [...cart, ...wishlist].map((_, index) => [`visit:${index + 1}`, index, index, index]);
  return JSON.stringify({
    version: 1,
    productId: chosen ? String(chosen.product_id) : null,
    products: [...cart, ...wishlist].map((item) => ({ ...item, product_id: String(item.product_id) })),
    cart: rows.slice(0, cart.length),
    wishlist: rows.slice(cart.length),
    seen: [['visit', rows.length]],
  });
}

function ordersText(orders: ReadonlyArray<readonly Gadget[]>): string {
  const stored = orders.map((items, index) => {
    const lines = items.map(({ product_id, product_title, price }) => ({
      product_id: String(product_id),
      title: product_title,
      price: Math.round(price * 100),
      quantity: 1,
    }));
    const at = Date.UTC(2026, 2, 1, 12, index);
    const total = lines.reduce((sum, { price }) => sum + price, 0);
    return { id: `earlier:${index + 1}`, at, noted: at, lines, total };
  });
  return JSON.stringify({ version: 1, forgotten: 0, orders: stored });
}

/**
 * Lets the visitor come back after an earlier visit: its cart and lists are in the browser's storage when the
 * shop is opened, and are not put there again when it is opened again.
 */
export async function comeBackWith(
  page: Page,
  { chosen, cart = [], wishlist = [], compared = [], viewed = [], orders = [] }: EarlierVisit,
): Promise<void> {
  const texts = {
    'ultraviolet-shop': shopText(chosen, cart, wishlist),
    'ultraviolet-comparison': ids(compared),
    'ultraviolet-viewed': ids(viewed),
    'ultraviolet-orders': ordersText(orders),
  };
  await page.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, texts);
}
