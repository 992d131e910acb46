import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names';
import type { LongListProps } from './long-list-props';
import { useGridShape } from './use-grid-shape';
import styles from './windowed-list.module.css';

/** How many rows beyond the view are in the page, so that neither scrolling nor Tab meets an empty place. */
const ROWS_BEYOND = 3;

/** What is in the page before the list has been measured. */
const FIRST_ITEMS = 24;

/** The rows near the view, and the room that the others take. */
function useRowWindow(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const shape = useGridShape(list);
  const columns = shape?.columns ?? 1;
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here, where it is fresh at every render
  const virtualizer = useWindowVirtualizer({
    // Once the list is in the page: the visitor goes on scrolling while it is first rendered.
    enabled: shape !== undefined,
    // It would scroll to where the page was when it looked, and throw back whoever has scrolled on.
    scrollToFn: () => undefined,
    count: Math.ceil(count / columns),
    estimateSize: () => shape?.rowHeight ?? 1,
    gap: shape?.gap ?? 0,
    scrollMargin: shape?.top ?? 0,
    overscan: ROWS_BEYOND,
  });
  // Where the rows stand was worked out from the former height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, shape?.rowHeight]);

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const top = shape?.top ?? 0;
  return {
    list,
    from: first ? first.index * columns : 0,
    to: last ? Math.min((last.index + 1) * columns, count) : Math.min(FIRST_ITEMS, count),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  };
}

/**
 * A list with only the items near the view in the page; empty room above and below keeps the others'
 * place. Each item tells assistive technology its position and the count (WAI-ARIA: `aria-posinset`).
 */
export function WindowedList({ label, className, count, keyAt, renderAt }: LongListProps) {
  const { list, from, to, before, after } = useRowWindow(count);
  return (
    <ul
      ref={list}
      className={classNames(styles.list, className)}
      aria-label={label}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {Array.from({ length: to - from }, (_, offset) => {
        const index = from + offset;
        return (
          <li key={keyAt(index)} aria-posinset={index + 1} aria-setsize={count}>
            {renderAt(index)}
          </li>
        );
      })}
    </ul>
  );
}
