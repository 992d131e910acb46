import { lazy, Suspense } from 'react';
import { usePainted } from '../../lib/use-painted';
import type { LongListProps } from './long-list-props';

/** Up to so many items are all in the page, where the browser's own search finds them. */
const ALL_IN_PAGE = 300;

/** How many items stand in for a longer list while the code that windows it arrives. */
const FIRST_ITEMS = 24;

const WindowedList = lazy(async () => ({ default: (await import('./windowed-list')).WindowedList }));

function PlainList({ label, className, count, keyAt, renderAt }: LongListProps) {
  return (
    <ul className={className} aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyAt(index)}>{renderAt(index)}</li>
      ))}
    </ul>
  );
}

/**
 * A list of any length that scrolls with the page. A long one has only the items near the view in the
 * page, in the same places, below the same scroll bar, each with its position and the count.
 */
export function LongList({ firstCount, ...props }: LongListProps) {
  const isPainted = usePainted();
  if (firstCount !== undefined && !isPainted) {
    return <PlainList {...props} count={Math.min(firstCount, props.count)} />;
  }
  if (props.count <= ALL_IN_PAGE) return <PlainList {...props} />;
  return (
    <Suspense fallback={<PlainList {...props} count={FIRST_ITEMS} />}>
      <WindowedList {...props} />
    </Suspense>
  );
}
