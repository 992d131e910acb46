import { wishlistRows } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { EmptyList } from './empty-list';
import { ListMenu } from './list-menu';
import { ListRows } from './list-rows';
import type { ListViewProps } from './list-view';
import styles from './dashboard.module.css';

/** The wishlist: its heading and its rows only, without the cart's total and buttons. */
export function WishlistView({ heading, isReady, onRemove, onOpen }: ListViewProps) {
  const items = useShop(wishlistRows);
  const isEmpty = items.length === 0;
  return (
    <>
      <div className={styles['bar']}>
        <h2 ref={heading} id="list" tabIndex={-1}>
          Wishlist Items
        </h2>
        {!isEmpty && <ListMenu list="wishlist" items={items} heading={heading} />}
      </div>
      {isEmpty ? (
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
