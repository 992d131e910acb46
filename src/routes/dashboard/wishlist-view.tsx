import { useCallback } from 'react';
import { ItemRows } from '../../features/item-rows/item-rows';
import { ShareList } from '../../features/shared-list/share-list';
import { wishlistRows } from '../../shop/selectors';
import type { SavedItem } from '../../shop/state';
import { useShop } from '../../shop/use-shop';
import { EmptyList } from './empty-list';
import type { ListViewProps } from './list-view';
import styles from './dashboard.module.css';

/** The wishlist: its heading and its rows only. */
export function WishlistView({ heading, isReady, onRemove, onOpen }: ListViewProps) {
  const items = useShop(wishlistRows);
  const remove = useCallback((item: SavedItem) => onRemove('wishlistItems', item), [onRemove]);
  const focusHeading = useCallback(() => heading.current, [heading]);
  return (
    <>
      <div className={styles['bar']}>
        <h2 ref={heading} id="list" tabIndex={-1}>
          Wishlist Items
        </h2>
        <ShareList list="wishlist" items={items} />
      </div>
      {items.length === 0 ? (
        <EmptyList
          isReady={isReady}
          drawing="images/empty-wishlist.svg"
          words="Nothing on your wishlist yet. Keep what you like here until the time is right."
        />
      ) : (
        <ItemRows
          label="Wishlist Items"
          items={items}
          removeIcon="heart"
          onRemove={remove}
          onOpen={onOpen}
          focusWhenEmpty={focusHeading}
        />
      )}
    </>
  );
}
