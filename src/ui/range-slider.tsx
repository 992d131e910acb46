import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AmountRange } from '../lib/amount-range';
import { clamp, type End, type Ends } from '../lib/bounds';
import styles from './range-slider.module.css';

const MIN_STEPS = 60;

/** 1, 2 or 5 times a power of ten, so that there are some steps to move by. */
function stepOf({ from, to }: Ends): number {
  const wanted = Math.max((to - from) / MIN_STEPS, 0.01);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([5, 2].find((factor) => factor * power <= wanted) ?? 1);
}

/** Amounts have at most four decimals (`lib/amount-range.ts`). */
const round = (amount: number) => Math.round(amount * 10_000) / 10_000;

interface ThumbProps {
  label: string;
  value: number;
  ends: Ends;
  step: number;
  text: string;
  isAbove: boolean;
  onSlide: (value: number) => void;
  onRest: (value: number) => void;
}

/** A drag or a held key changes the range once, at its end. */
function Thumb({ label, value, ends, step, text, isAbove, onSlide, onRest }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const isMoved = useRef(false);
  const isKeyHeld = useRef(false);
  const rest = () => {
    if (isMoved.current && input.current) onRest(input.current.valueAsNumber);
    isMoved.current = false;
  };
  const restUnlessHeld = useEffectEvent(() => {
    if (!isKeyHeld.current) rest();
  });
  useEffect(() => {
    const element = input.current;
    // React's `onChange` is the browser's `input`.
    const onChange = () => restUnlessHeld();
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);
  const endKey = () => {
    isKeyHeld.current = false;
    rest();
  };
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={ends.from}
      max={ends.to}
      step={step}
      value={value}
      data-above={isAbove}
      onChange={(event) => {
        isMoved.current = true;
        onSlide(event.target.valueAsNumber);
      }}
      onKeyDown={() => {
        isKeyHeld.current = true;
      }}
      onKeyUp={endKey}
      onBlur={endKey}
    />
  );
}

interface RangeSliderProps {
  labels: Record<End, string>;
  ends: Ends;
  range: AmountRange;
  format: (amount: number) => string;
  /** While a thumb moves. */
  onSlide: (range: AmountRange) => void;
  /** Once it rests. */
  onRest: (range: AmountRange) => void;
}

/** Two thumbs on one line. At the line's end, a thumb leaves the range open. */
export function RangeSlider({ labels, ends, range, format, onSlide, onRest }: RangeSliderProps) {
  const [last, setLast] = useState<End>('to');
  const step = stepOf(ends);
  const line = {
    from: round(Math.floor(ends.from / step) * step),
    to: round(Math.ceil(ends.to / step) * step),
  };
  const onLine = (amount: number) => clamp(amount, line.from, line.to);
  const [from, to] = [onLine(range.from ?? line.from), onLine(range.to ?? line.to)];
  const moved = (end: End, value: number): AmountRange => {
    const next = { ...range };
    const amount = round(end === 'from' ? Math.min(value, to) : Math.max(value, from));
    if (amount === line[end]) delete next[end];
    else next[end] = amount;
    return next;
  };
  const percent = (amount: number) => `${((amount - line.from) / (line.to - line.from)) * 100}%`;
  const thumb = (end: End, value: number) => (
    <Thumb
      label={labels[end]}
      value={value}
      ends={line}
      step={step}
      text={format(value)}
      isAbove={from === to ? (end === 'from') === from > line.from : end === last}
      onSlide={(next) => {
        setLast(end);
        onSlide(moved(end, next));
      }}
      onRest={(next) => onRest(moved(end, next))}
    />
  );
  return (
    <div className={styles.slider}>
      <span className={styles.line}>
        <span
          style={{ insetInlineStart: percent(from), insetInlineEnd: percent(line.from + line.to - to) }}
        />
      </span>
      {thumb('from', from)}
      {thumb('to', to)}
    </div>
  );
}
