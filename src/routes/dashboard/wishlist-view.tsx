import { ShareList } from '../../features/shared-list/share-list';
import { wishlistRows } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { EmptyList } from './empty-list';
import { ListRows } from './list-rows';
import type { ListViewProps } from './list-view';
import styles from './dashboard.module.css';

/** The wishlist: its heading and its rows only, without the cart's total and buttons. */
export function WishlistView({ heading, isReady, onRemove, onOpen }: ListViewProps) {
  const items = useShop(wishlistRows);
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
        <ListRows
          list="wishlistItems"
          items={items}
          headingRef={heading}
          onRemove={onRemove}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
