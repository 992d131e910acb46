import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { firstAtThumb, gripAt, overviewPath, STRIP_HEIGHT, thumb } from './overview-geometry';
import styles from './overview-strip.module.css';
import type { Figures } from './series-paths';
import { windowWords, type ShownWindow } from './shown-window';
import { valueByKey } from './slider-keys';

interface SkylineProps {
  readonly products: readonly Figures[];
  readonly width: number;
}

const Skyline = memo(function Skyline({ products, width }: SkylineProps) {
  return (
    <svg width={width} height={STRIP_HEIGHT} aria-hidden="true">
      <path className={styles['skyline']} d={overviewPath(products, width)} />
    </svg>
  );
});

/** Where a pointer is, in CSS pixels from the left edge of the element that listens to it. */
function xOf(event: PointerEvent): number {
  return event.clientX - event.currentTarget.getBoundingClientRect().left;
}

interface OverviewStripProps extends SkylineProps {
  readonly shown: ShownWindow;
  /** Its left edge in CSS pixels, so that it stands under the plot. */
  readonly left: number;
  readonly onMove: (first: number) => void;
}

/** The whole list's prices in a strip, with the products shown under a thumb that is dragged or moved by keys. */
export function OverviewStrip({ products, shown, left, width, onMove }: OverviewStripProps) {
  const grip = useRef(0);
  const total = products.length;
  const last = total - shown.count;
  const hold = thumb(shown, total, width);

  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) onMove(firstAtThumb(xOf(event) - grip.current, shown, total, width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const first = valueByKey(event.key, { value: shown.first, max: last, page: shown.count });
    if (first === undefined) return;
    event.preventDefault();
    onMove(first);
  };

  return (
    <div className={styles['overview']} style={{ marginInlineStart: left, width }}>
      <div
        className={styles['strip']}
        role="slider"
        tabIndex={0}
        aria-label="Shown gadgets"
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={shown.first + 1}
        aria-valuetext={windowWords(shown, total)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = gripAt(xOf(event), shown, total, width);
          drag(event);
        }}
        onPointerMove={drag}
      >
        <Skyline products={products} width={width} />
        <div className={styles['thumb']} style={{ width: hold.width, translate: `${hold.left}px` }} />
      </div>
      <p className={styles['words']} aria-hidden="true">
        {windowWords(shown, total)}
      </p>
    </div>
  );
}
