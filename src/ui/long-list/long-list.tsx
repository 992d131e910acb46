import { lazy, Suspense } from 'react';
import { usePainted } from '../timing';
import type { LongListProps } from './windowed-list';

/** A shorter list is rendered whole, so that the browser's own search finds every item. */
const MAX_PLAIN_ITEMS = 300;

/** A longer one shows the first items of new content before the others. */
const MAX_AT_ONCE = 64;
const NEW_ITEMS = 12;

/** More than Home's page is prerendered with: a page that is shorter for a moment would scroll up. */
const FIRST_ITEMS = 24;

const WindowedList = lazy(async () => ({ default: (await import('./windowed-list')).WindowedList }));

interface PlainListProps extends LongListProps {
  /** Items from here on are empty, but have their room. */
  rendered?: number;
}

function PlainList({ label, className, count, keyAt, renderAt, rendered = count }: PlainListProps) {
  return (
    <ul className={className} aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyAt(index)}>{index < rendered && renderAt(index)}</li>
      ))}
    </ul>
  );
}

/** A list of any length that scrolls with the page; of a long one only the items near the view are rendered. */
export function LongList({ firstCount, ...props }: LongListProps) {
  const { count, renderAt } = props;
  const isShown = usePainted();
  const isPainted = usePainted(renderAt);
  if (firstCount !== undefined && !isShown)
    return <PlainList {...props} count={Math.min(firstCount, count)} />;
  if (count <= MAX_PLAIN_ITEMS) {
    const isWhole = firstCount === undefined || count <= MAX_AT_ONCE || isPainted;
    return <PlainList {...props} rendered={isWhole ? count : NEW_ITEMS} />;
  }
  return (
    <Suspense fallback={<PlainList {...props} count={FIRST_ITEMS} />}>
      <WindowedList {...props} />
    </Suspense>
  );
}
