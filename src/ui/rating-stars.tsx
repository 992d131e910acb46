import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clamp } from '../lib/bounds';
import { formatRating } from '../lib/notation';
import styles from './rating-stars.module.css';

/** Specification §9; the size is in CSS pixels. */
const STAR_COUNT = 5;
const STAR_SIZE = 30;
const STAR = 'M15 2.6l3.8 7.9 8.6 1.2-6.2 6.1 1.5 8.6L15 22.3l-7.7 4.1 1.5-8.6L2.6 11.7l8.6-1.2Z';

const STEPS = new Map([
  ['ArrowRight', 0.5],
  ['ArrowUp', 0.5],
  ['ArrowLeft', -0.5],
  ['ArrowDown', -0.5],
  ['Home', -Infinity],
  ['End', Infinity],
]);

export function ratingByKey(key: string, value: number): number | undefined {
  if (/^[1-5]$/u.test(key)) return Number(key);
  const step = STEPS.get(key);
  return step === undefined ? undefined : clamp(value + step, 0, STAR_COUNT);
}

/** @param distance from the left edge, in CSS pixels */
export function ratingAt(distance: number): number {
  const halves = Math.ceil(distance / (STAR_SIZE / 2));
  return clamp(halves, 1, STAR_COUNT * 2) / 2;
}

/** @param fill from 0 to 1 */
function Gold({ fill, className }: { fill: number; className?: string | undefined }) {
  if (fill <= 0) return null;
  return (
    <svg width={STAR_SIZE * fill} height={STAR_SIZE} viewBox={`0 0 ${STAR_SIZE * fill} ${STAR_SIZE}`}>
      <path d={STAR} fill="currentColor" className={className} />
    </svg>
  );
}

function Star({ fill, preview }: { fill: number; preview: number }) {
  return (
    <svg width={STAR_SIZE} height={STAR_SIZE} viewBox="0 0 30 30" aria-hidden="true">
      <Gold fill={preview} className={styles.preview} />
      <Gold fill={fill} />
      <path d={STAR} className={styles.empty} />
    </svg>
  );
}

interface RatingStarsProps {
  label: string;
  /** From 0 to 5 in steps of a half. */
  value: number;
  onChange: (value: number) => void;
}

/** Five stars in steps of a half (specification §2, Product details). */
export function RatingStars({ label, value, onChange }: RatingStarsProps) {
  const stars = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState(0);

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
    if (!box) return;
    const rating = ratingAt(event.clientX - box.left);
    if (event.buttons === 1) choose(rating);
    if (event.pointerType === 'mouse') setPreview(rating);
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
      aria-valuetext={`${formatRating(value)} stars`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onPointer(event);
      }}
      onPointerMove={onPointer}
      onPointerLeave={() => setPreview(0)}
    >
      {Array.from({ length: STAR_COUNT }, (_, index) => (
        <Star key={index} fill={clamp(value - index, 0, 1)} preview={clamp(preview - index, 0, 1)} />
      ))}
    </div>
  );
}
