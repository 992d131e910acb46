import { useStore } from 'zustand';
import { clearWishlist, removeWish } from '../../features/wishlist/commands';
import { moveWishes } from '../../features/wishlist/move-to-cart';
import type { SavedItem } from '../../store/saved-items';
import { wishlist } from '../../store/wishlist';
import { noun } from '../../words/words';
import { ListView, type ViewProps } from './list-view';
import { cartIcon, heartIcon } from '../../ui/icons';

// Without the word "cart", which is the name of the toggle above.
const rowAction = {
  label: 'Buy this',
  icon: cartIcon,
  hint: 'Moves it to your cart',
  soldOnly: true,
  run: (item: SavedItem) => moveWishes([item]),
} as const;
const listActions = [
  { label: 'Move all to cart', run: () => moveWishes(wishlist.getState()) },
  { label: 'Clear wishlist', run: clearWishlist },
];

export function WishlistView(props: ViewProps) {
  return (
    <ListView
      {...props}
      list="wishlist"
      title="Wishlist Items"
      items={useStore(wishlist)}
      removeIcon={heartIcon}
      rowAction={rowAction}
      onRemove={removeWish}
      listActions={listActions}
      drawing="images/empty-wishlist.svg"
      emptyText={`Your wishlist is empty. Save the ${noun.many} you like here until you’re ready to buy.`}
    />
  );
}
