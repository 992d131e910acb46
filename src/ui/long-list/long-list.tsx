import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { usePainted, usePaints } from '../timing';
import type { ItemWindow } from './row-window';

interface LongListProps {
  label: string;
  /** Lays the items out as a grid of one or more columns, with rows of equal height. */
  className: string | undefined;
  count: number;
  firstCount?: number;
  /** Other content is on its way, so no more of this is rendered. */
  isStale?: boolean;
  keyAt: (index: number) => string;
  renderAt: (index: number) => ReactNode;
}

/** A shorter list is rendered whole, so that the browser's own search finds every item. */
const MAX_PLAIN_ITEMS = 300;

/** A longer one renders some items of new content with each paint, so that the next key need not wait for all. */
const MAX_AT_ONCE = 64;
const ITEMS_A_PAINT = 12;

/** More than Home's page is prerendered with: a page that is shorter for a moment would scroll up. */
const FIRST_ITEMS = 24;

const RowWindow = lazy(() => import('./row-window').then((module) => ({ default: module.RowWindow })));

/**
 * A list of any length that scrolls with the page. Of a long one only the items near the view are rendered, with padding
 * in place of the others (WAI-ARIA: `aria-posinset`). It stays one list throughout, so that focus within it is never lost.
 */
export function LongList({
  label,
  className,
  count,
  firstCount,
  isStale = false,
  keyAt,
  renderAt,
}: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState<ItemWindow>();
  const isShown = usePainted() || firstCount === undefined;
  const isLong = isShown && count > MAX_PLAIN_ITEMS;
  const most = !isShown ? firstCount : isLong ? FIRST_ITEMS : count;
  const windowed = isLong ? near : undefined;
  const { from, to } = windowed ?? { from: 0, to: most };
  const isGradual = !isLong && firstCount !== undefined && count > MAX_AT_ONCE;
  const paints = usePaints(renderAt, isGradual && !isStale ? Math.ceil(count / ITEMS_A_PAINT) - 1 : 0);
  // Items that are not rendered yet are empty, but have their room.
  const rendered = isGradual ? (paints + 1) * ITEMS_A_PAINT : count;
  return (
    <>
      <ul
        ref={list}
        className={className}
        aria-label={label}
        // A long list keeps the scroll position itself.
        style={
          windowed && { paddingBlock: `${windowed.before}px ${windowed.after}px`, overflowAnchor: 'none' }
        }
      >
        {Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, offset) => {
          const index = from + offset;
          const place = windowed && { 'aria-posinset': index + 1, 'aria-setsize': count };
          return (
            <li key={keyAt(index)} {...place}>
              {index < rendered && renderAt(index)}
            </li>
          );
        })}
      </ul>
      {isLong && (
        <Suspense>
          <RowWindow list={list} count={count} onChange={setNear} />
        </Suspense>
      )}
    </>
  );
}
