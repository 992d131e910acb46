import { lazy, Suspense } from 'react';
import { usePainted } from '../timing';
import type { LongListProps } from './windowed-list';

/** A shorter list is rendered whole, so that the browser's own search finds every item. */
const MAX_PLAIN_ITEMS = 300;

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

/** A list of any length that scrolls with the page; of a long one only the items near the view are rendered. */
export function LongList({ firstCount, ...props }: LongListProps) {
  const isPainted = usePainted();
  if (firstCount !== undefined && !isPainted) {
    return <PlainList {...props} count={Math.min(firstCount, props.count)} />;
  }
  if (props.count <= MAX_PLAIN_ITEMS) return <PlainList {...props} />;
  return (
    <Suspense fallback={<PlainList {...props} count={FIRST_ITEMS} />}>
      <WindowedList {...props} />
    </Suspense>
  );
}
