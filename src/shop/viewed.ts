import { createKeptIds } from './kept-ids';

/** The ids of the products opened lately on this device, the latest first. */
export const viewed = createKeptIds('ultraviolet-viewed', 12);

/** Notes that a product was opened. */
export function noteViewed(productId: string): void {
  viewed.change((ids) => [productId, ...ids]);
}

/** Forgets what was opened. */
export function clearViewed(): void {
  viewed.change(() => []);
}
