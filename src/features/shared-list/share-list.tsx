import { paths, wishlistAddress } from '../../lib/paths';
import { formatSharedList, parseSharedList } from '../../lib/shared-list';
import type { SavedItem } from '../../shop/state';
import { ShareButton } from '../../ui/share-button/share-button';

const addresses = { cart: paths.dashboard, wishlist: wishlistAddress } as const;
const titles = { cart: 'A cart of gadgets', wishlist: 'A wishlist of gadgets' } as const;

interface ShareListProps {
  readonly list: keyof typeof addresses;
  readonly items: readonly SavedItem[];
}

/** Shares the cart or the wishlist as a link that holds the gadgets' ids. Nothing is sent anywhere by it. */
export function ShareList({ list, items }: ShareListProps) {
  const hash = formatSharedList(
    list,
    items.map(({ product_id }) => product_id),
  );
  const held = parseSharedList(hash)?.ids.length ?? 0;
  return (
    <ShareButton
      title={titles[list]}
      to={addresses[list] + hash}
      disabled={items.length === 0}
      note={held < items.length ? `: it holds the first ${held} of ${items.length}` : ''}
    />
  );
}
