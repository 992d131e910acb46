import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { currentRow } from '../../shop/current-row';
import type { SavedItem } from '../../shop/state';
import { useShop } from '../../shop/use-shop';
import { LongList } from '../../ui/long-list/long-list';
import { ItemRow, type RowAction } from './item-row';
import styles from './item-rows.module.css';

interface ItemRowsProps {
  /** What the list is, for assistive technology. */
  readonly label: string;
  readonly items: readonly SavedItem[];
  readonly removeIcon: 'remove' | 'heart';
  readonly action: RowAction;
  /** Takes a row out at once. */
  readonly onRemove: (item: SavedItem) => void;
  readonly onOpen: (productId: string) => void;
  /** Where focus goes once the last row is gone. */
  readonly focusWhenEmpty: () => HTMLElement | null;
}

/** Carries out what takes a row away, and puts focus where a keyboard can go on: on the same button of the row that moved up. */
function leave(
  button: HTMLElement,
  buttons: readonly string[],
  takeOut: () => void,
  focusWhenEmpty: () => HTMLElement | null,
): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  flushSync(takeOut);
  const [next] = buttons.flatMap((name) => neighbour?.querySelector<HTMLElement>(name) ?? []);
  (next ?? focusWhenEmpty())?.focus();
}

/** The rows of the cart or the wishlist. After one has gone, focus is on the row that moved up, so that the keyboard can go on. */
export function ItemRows({
  label,
  items,
  removeIcon,
  action,
  onRemove,
  onOpen,
  focusWhenEmpty,
}: ItemRowsProps) {
  const product = useShop((state) => state.product);
  const catalogue = useShop((state) => state.catalogue);
  const remove = useCallback(
    (item: SavedItem, button: HTMLElement) => {
      leave(button, ['[data-remove]'], () => onRemove(item), focusWhenEmpty);
    },
    [onRemove, focusWhenEmpty],
  );
  const act = useCallback(
    (item: SavedItem, button: HTMLElement) => {
      leave(button, ['[data-act]', '[data-remove]'], () => action.run(item), focusWhenEmpty);
    },
    [action, focusWhenEmpty],
  );
  const renderAt = useCallback(
    (index: number) => {
      const item = items[index];
      return (
        item && (
          <ItemRow
            {...currentRow({ product, catalogue }, item)}
            removeIcon={removeIcon}
            action={action}
            onRemove={remove}
            onAct={act}
            onOpen={onOpen}
          />
        )
      );
    },
    [items, product, catalogue, removeIcon, action, remove, act, onOpen],
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
