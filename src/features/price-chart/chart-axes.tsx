import { memo } from 'react';
import styles from './chart-picture.module.css';
import { AXIS_GAP, NAME_BASELINE, type Frame } from './plot-frame';
import { RATING_TICKS } from './price-axis';
import { textWidth } from './text-width';
import { LINE_HEIGHT, type TitleLabel } from './title-labels';

interface FrameProps {
  readonly frame: Frame;
}

/** The height of each of the axes' six steps, in CSS pixels from the chart's top; the price's and the rating's are the same. */
function stepHeights({ top, height }: Frame): readonly number[] {
  return RATING_TICKS.map((tick) => top + height * (1 - tick / (RATING_TICKS.length - 1)));
}

/** Level lines at the steps that both scales share. */
export const Grid = memo(function Grid({ frame }: FrameProps) {
  const right = frame.left + frame.width;
  const lines = stepHeights(frame).map((y) => `M${frame.left},${Math.round(y) + 0.5}H${right}`);
  return <path className={styles['grid']} d={lines.slice(1).join('')} />;
});

interface ValueAxisProps extends FrameProps {
  readonly name: string;
  readonly labels: readonly string[];
  readonly side: 'left' | 'right';
}

/** A named axis of values, with the unit in its name. */
export const ValueAxis = memo(function ValueAxis({ frame, name, labels, side }: ValueAxisProps) {
  const right = frame.left + frame.width;
  const x = side === 'left' ? frame.left - AXIS_GAP : right + AXIS_GAP;
  const anchor = side === 'left' ? 'end' : 'start';
  const away = Math.max(...labels.map(textWidth)) * (side === 'left' ? -1 : 1);
  const heights = stepHeights(frame);
  return (
    <g>
      <text
        className={styles['name']}
        x={x + away}
        y={NAME_BASELINE.top}
        textAnchor={side === 'left' ? 'start' : 'end'}
      >
        {name}
      </text>
      {labels.map((label, step) => (
        <text key={label} className={styles['value']} x={x} y={heights[step]} dy="0.35em" textAnchor={anchor}>
          {label}
        </text>
      ))}
    </g>
  );
});

interface TitleAxisProps extends FrameProps {
  readonly labels: readonly TitleLabel[];
  readonly slanted: boolean;
}

/** The axis of titles; a title that had to be cut is read whole by pointing at it. */
export const TitleAxis = memo(function TitleAxis({ frame, labels, slanted }: TitleAxisProps) {
  const base = frame.top + frame.height;
  const right = frame.left + frame.width;
  const y = base + AXIS_GAP + (slanted ? 2 : LINE_HEIGHT - 5);
  return (
    <g>
      <path className={styles['base']} d={`M${frame.left},${base + 0.5}H${right}`} />
      {labels.map(({ index, x, title, lines }) => (
        <text
          key={index}
          className={styles['title']}
          textAnchor={slanted ? 'end' : 'middle'}
          transform={`translate(${x + (slanted ? 4 : 0)} ${y})${slanted ? ' rotate(-45)' : ''}`}
        >
          {lines.join(' ') !== title && <title>{title}</title>}
          {lines.length === 1
            ? lines
            : lines.map((line, row) => (
                <tspan key={row} x={0} y={row * LINE_HEIGHT}>
                  {line}
                </tspan>
              ))}
        </text>
      ))}
      <text className={styles['name']} x={right} y={NAME_BASELINE.bottom} textAnchor="end">
        Title
      </text>
    </g>
  );
});
