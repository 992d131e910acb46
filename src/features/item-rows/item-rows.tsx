import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { currentRow } from '../../shop/current-row';
import type { SavedItem } from '../../shop/state';
import { useShop } from '../../shop/use-shop';
import { LongList } from '../../ui/long-list/long-list';
import { ItemRow } from './item-row';
import styles from './item-rows.module.css';

interface ItemRowsProps {
  /** What the list is, for assistive technology. */
  readonly label: string;
  readonly items: readonly SavedItem[];
  readonly removeIcon: 'remove' | 'heart';
  /** Takes a row out at once. */
  readonly onRemove: (item: SavedItem) => void;
  readonly onOpen: (productId: string) => void;
  /** Where focus goes once the last row is gone. */
  readonly focusWhenEmpty: () => HTMLElement | null;
}

/** The rows of the cart or the wishlist. After a removal, focus is on the row that moved up, so that the keyboard can go on. */
export function ItemRows({ label, items, removeIcon, onRemove, onOpen, focusWhenEmpty }: ItemRowsProps) {
  const product = useShop((state) => state.product);
  const catalogue = useShop((state) => state.catalogue);
  const remove = useCallback(
    (item: SavedItem, button: HTMLElement) => {
      const row = button.closest('li');
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      flushSync(() => onRemove(item));
      const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? focusWhenEmpty();
      next?.focus();
    },
    [onRemove, focusWhenEmpty],
  );
  const renderAt = useCallback(
    (index: number) => {
      const item = items[index];
      return (
        item && (
          <ItemRow
            {...currentRow({ product, catalogue }, item)}
            removeIcon={removeIcon}
            onRemove={remove}
            onOpen={onOpen}
          />
        )
      );
    },
    [items, product, catalogue, removeIcon, remove, onOpen],
  );
  return (
    <LongList
      label={label}
      className={styles['rows']}
      count={items.length}
      keyAt={(index) => items[index]?.entry.id ?? ''}
      renderAt={renderAt}
    />
  );
}
