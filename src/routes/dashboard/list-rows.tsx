import { useCallback, useMemo } from 'react';
import { ItemRows } from '../../features/item-rows/item-rows';
import type { ListName, SavedItem } from '../../shop/state';
import { Button } from '../../ui/button/button';
import { cartMoves, cartRowMove, wishlistMoves, wishlistRowMove } from './list-moves';
import type { ListViewProps } from './list-view';
import styles from './dashboard.module.css';

const kinds = {
  cartItems: { label: 'Cart Items', removeIcon: 'remove', rowMove: cartRowMove, moves: cartMoves },
  wishlistItems: {
    label: 'Wishlist Items',
    removeIcon: 'heart',
    rowMove: wishlistRowMove,
    moves: wishlistMoves,
  },
} as const;

interface ListRowsProps extends Pick<ListViewProps, 'onRemove' | 'onOpen'> {
  readonly headingRef: ListViewProps['heading'];
  readonly list: ListName;
  readonly items: readonly SavedItem[];
}

/** The rows of a list that is not empty, and quietly below the last of them what can be done with them all. */
export function ListRows({ list, items, headingRef, onRemove, onOpen }: ListRowsProps) {
  const { label, removeIcon, rowMove, moves } = kinds[list];
  const remove = useCallback((item: SavedItem) => onRemove(list, item), [list, onRemove]);
  const headingOf = useCallback(() => headingRef.current, [headingRef]);
  // What was pressed may be gone, with its row or its toast; the page is left where it is.
  const focusHeading = useCallback(() => headingRef.current?.focus({ preventScroll: true }), [headingRef]);
  const action = useMemo(
    () => ({ ...rowMove, run: (item: SavedItem) => rowMove.run(item, focusHeading) }),
    [rowMove, focusHeading],
  );
  return (
    <>
      <ItemRows
        label={label}
        items={items}
        removeIcon={removeIcon}
        action={action}
        onRemove={remove}
        onOpen={onOpen}
        focusWhenEmpty={headingOf}
      />
      <div className={styles['foot']}>
        {moves.map((move) => (
          <Button
            key={move.label}
            variant="quiet"
            onClick={() => {
              move.run(focusHeading);
              focusHeading();
            }}
          >
            {move.label}
          </Button>
        ))}
      </div>
    </>
  );
}
