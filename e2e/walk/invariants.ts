import type { Page } from '@playwright/test';
import { coverOfFocus } from '../support/covered';
import type { Done } from './steps';

/** Reads the page and the storage in one turn. */
interface Glance {
  readonly hasFocus: boolean;
  /** By how many CSS pixels the page is wider than the window. */
  readonly overflow: number;
  readonly cart: number;
  readonly wishlist: number;
  readonly storedCart: number;
  readonly storedWishes: number;
  readonly isPaying: boolean;
  /** In cents; undefined where no cart is shown. */
  readonly total: number | undefined;
  readonly sum: number;
}

// Runs in the page, so it must be self-contained.
/* oxlint-disable unicorn/consistent-function-scoping */
function glance(): Glance {
  const storedItems = (name: string): string[] => {
    const stored: { data: { product: { product_id: string } }[] } = JSON.parse(
      localStorage.getItem(`shop:/${name}`) ?? '{"data":[]}',
    );
    return stored.data.map(({ product }) => product.product_id);
  };
  const badge = (name: string) => {
    const link = [...document.querySelectorAll('header a')].find((each) => each.ariaLabel?.startsWith(name));
    return Number(/\d+/u.exec(link?.ariaLabel ?? '')?.[0]);
  };
  const cents = (text: string) => Math.round(Number(/\$(\d+(?:\.\d+)?)/u.exec(text)?.[1]) * 100);
  const main = document.querySelector('main')?.innerText ?? '';
  const total = /Total Price: \$\d+(?:\.\d+)?/u.exec(main)?.[0];
  return {
    hasFocus: document.activeElement !== document.body,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cart: badge('Cart'),
    wishlist: badge('Wishlist'),
    storedCart: storedItems('cart').length,
    storedWishes: storedItems('wishlist').length,
    isPaying: document.querySelector('dialog[open]')?.textContent.includes('Thanks for purchasing') === true,
    total: total === undefined ? undefined : cents(total),
    sum: [...main.matchAll(/^Price: \$\d+(?:\.\d+)?$/gmu)].reduce((sum, [price]) => sum + cents(price), 0),
  };
}

/** Returns the faults of a page after a step. */
export async function faultsOf(page: Page, { keepsFocus, isByKey }: Done): Promise<string[]> {
  const seen = await page.evaluate(glance);
  const cover = isByKey ? await coverOfFocus(page) : undefined;
  const total = seen.total === undefined || seen.isPaying ? seen.sum : seen.total;
  return [
    ...(keepsFocus && !seen.hasFocus ? ['focus is lost'] : []),
    ...(cover === undefined ? [] : [`what has focus is covered by ${cover}`]),
    ...(seen.overflow > 0 ? [`the page is ${seen.overflow} px too wide`] : []),
    ...(seen.cart !== seen.storedCart && !seen.isPaying
      ? [`cart ${seen.cart}, stored ${seen.storedCart}`]
      : []),
    ...(seen.wishlist === seen.storedWishes
      ? []
      : [`wishlist ${seen.wishlist}, stored ${seen.storedWishes}`]),
    ...(total === seen.sum ? [] : [`total ${total} cents, sum ${seen.sum}`]),
  ];
}
