import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { ratingAt, ratingByKey, STAR_COUNT, STAR_SIZE } from './rating-keys';
import styles from './rating-stars.module.css';

const STAR = 'M15 2.6l3.8 7.9 8.6 1.2-6.2 6.1 1.5 8.6L15 22.3l-7.7 4.1 1.5-8.6L2.6 11.7l8.6-1.2Z';

function Star({ fill }: { fill: number }) {
  return (
    <svg width={STAR_SIZE} height={STAR_SIZE} viewBox="0 0 30 30" aria-hidden="true">
      <path d={STAR} className={styles.empty} />
      {fill > 0 && (
        <svg width={STAR_SIZE * fill} height={STAR_SIZE} viewBox={`0 0 ${STAR_SIZE * fill} ${STAR_SIZE}`}>
          <path d={STAR} className={styles.full} />
        </svg>
      )}
    </svg>
  );
}

interface RatingStarsProps {
  /** What is rated, for assistive technology. */
  label: string;
  /** From 0 to 5 in steps of a half. */
  value: number;
  onChange: (value: number) => void;
}

/**
 * Five stars of 30 CSS pixels that take half stars (specification §2, Product details). Keys 1 to 5 set
 * whole stars, arrows step by a half, Home and End go to the ends; a pointer sets the half under it.
 */
export function RatingStars({ label, value, onChange }: RatingStarsProps) {
  const stars = useRef<HTMLDivElement>(null);

  const choose = (next: number | undefined) => {
    if (next !== undefined && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = ratingByKey(event.key, value);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointer = (event: PointerEvent) => {
    const box = stars.current?.getBoundingClientRect();
    if (box && event.buttons === 1) choose(ratingAt(event.clientX - box.left));
  };

  return (
    <div
      ref={stars}
      className={styles.stars}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={STAR_COUNT}
      aria-valuenow={value}
      aria-valuetext={`${value} of ${STAR_COUNT} stars`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onPointer(event);
      }}
      onPointerMove={onPointer}
    >
      {Array.from({ length: STAR_COUNT }, (_, index) => (
        <Star key={index} fill={Math.min(Math.max(value - index, 0), 1)} />
      ))}
    </div>
  );
}
