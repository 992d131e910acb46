import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SavedItem } from '../../shop/state';
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
  const list = useRef<HTMLUListElement>(null);

  const remove = (item: SavedItem) => {
    const index = items.indexOf(item);
    flushSync(() => onRemove(item));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)] ?? focusWhenEmpty();
    next?.focus();
  };

  return (
    <ul ref={list} className={styles['rows']} aria-label={label}>
      {items.map((item) => (
        <li key={item.entry.id}>
          <ItemRow item={item} removeIcon={removeIcon} onRemove={remove} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
