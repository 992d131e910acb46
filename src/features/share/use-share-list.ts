import { paths, wishlistAddress } from '../../lib/paths';
import { formatSharedList, parseSharedList } from '../../lib/shared-list';
import { useShareableUrl } from '../../router/router';
import type { SavedItem } from '../../store/saved-items';
import { useShare } from '../../ui/share';

const addresses = { cart: paths.dashboard, wishlist: wishlistAddress } as const;
const titles = { cart: 'A cart of gadgets', wishlist: 'A wishlist of gadgets' } as const;

/** Shares the cart or the wishlist as a link that holds the products' ids. */
export function useShareList(list: keyof typeof addresses, items: readonly SavedItem[]) {
  const hash = formatSharedList(
    list,
    items.map(({ product }) => product.product_id),
  );
  const held = parseSharedList(hash)?.ids.length ?? 0;
  return useShare({
    title: titles[list],
    url: useShareableUrl(addresses[list] + hash),
    note: held < items.length ? `: it holds the first ${held} of ${items.length}` : '',
  });
}
