import { useCallback } from 'react';
import { ItemRows } from '../../features/item-rows/item-rows';
import type { ListName, SavedItem } from '../../shop/state';
import { cartRowMove, wishlistRowMove } from './list-moves';
import type { ListViewProps } from './list-view';

const kinds = {
  cartItems: { label: 'Cart Items', removeIcon: 'remove', rowMove: cartRowMove },
  wishlistItems: { label: 'Wishlist Items', removeIcon: 'heart', rowMove: wishlistRowMove },
} as const;

interface ListRowsProps extends Pick<ListViewProps, 'onRemove' | 'onOpen'> {
  readonly headingRef: ListViewProps['heading'];
  readonly list: ListName;
  readonly items: readonly SavedItem[];
}

/** The rows of a list that is not empty. */
export function ListRows({ list, items, headingRef, onRemove, onOpen }: ListRowsProps) {
  const { label, removeIcon, rowMove } = kinds[list];
  const remove = useCallback((item: SavedItem) => onRemove(list, item), [list, onRemove]);
  const headingOf = useCallback(() => headingRef.current, [headingRef]);
  return (
    <ItemRows
      label={label}
      items={items}
      removeIcon={removeIcon}
      action={rowMove}
      onRemove={remove}
      onOpen={onOpen}
      focusWhenEmpty={headingOf}
    />
  );
}
