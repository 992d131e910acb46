import { sumInCents } from '../lib/money';
import type { SavedItem, ShopState } from './state';

/** How many rows the cart has (specification §3). */
export const totalItems = (state: ShopState): number => state.cartItems.length;

/** The cart without what was just bought, which is shown until the dialog of the purchase is closed. */
export function itemsAfterPurchase({
  showModal,
  cartItems,
  cartAtPurchase,
}: ShopState): readonly SavedItem[] {
  if (!showModal) return cartItems;
  const bought = new Set(cartAtPurchase.map(({ entry }) => entry.id));
  return cartItems.filter(({ entry }) => !bought.has(entry.id));
}

/** The plain sum of prices, in cents (specification §9: no tax, fee or rounding). */
export const totalPrice = (items: readonly SavedItem[]): number =>
  sumInCents(items.map(({ price }) => price));

const idsOfList = new WeakMap<readonly SavedItem[], ReadonlySet<string>>();

/** The ids of a list's products; made once a list, for every card on a screen asks. */
function productIds(items: readonly SavedItem[]): ReadonlySet<string> {
  const ids = idsOfList.get(items) ?? new Set(items.map(({ product_id }) => product_id));
  idsOfList.set(items, ids);
  return ids;
}

const rowsOfList = new WeakMap<readonly SavedItem[], readonly SavedItem[]>();

/**
 * The wishlist as it is shown, each product once. The state may hold two rows of a product that was
 * wished for in two tabs at once; to drop one while merging would let a removal bring it back.
 */
export function wishlistRows({ wishlistItems }: ShopState): readonly SavedItem[] {
  const known = rowsOfList.get(wishlistItems);
  if (known) return known;
  const firsts = new Map(wishlistItems.toReversed().map((item) => [item.product_id, item]));
  const rows = wishlistItems.filter((item) => firsts.get(item.product_id) === item);
  rowsOfList.set(wishlistItems, rows);
  return rows;
}

/** How many products the wishlist has (specification §3). */
export const totalWishlistItems = (state: ShopState): number => wishlistRows(state).length;

/** Whether a product has a row in the cart. */
export const isInCart = (state: ShopState, productId: string): boolean =>
  productIds(state.cartItems).has(productId);

/** Whether a product is in the wishlist already; it is wished for once only (specification §5). */
export const isInWishlist = (state: ShopState, productId: string): boolean =>
  productIds(state.wishlistItems).has(productId);
