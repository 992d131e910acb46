import { AXIS_GAP, type Span } from './geometry';
import type { ShownWindow } from './shown-window';

/** Sizes in CSS pixels. */
export const LINE_HEIGHT = 17;
const MIN_LEVEL_STEP = 112;
const LEVEL_PADDING = 14;
const LEVEL_LINES = 2;
const SLANTED_LENGTH = 132;
const SLOPE = Math.SQRT1_2;

/** Level where there is room for words, else slanted by 45°. */
export interface TitleStyle {
  slanted: boolean;
  /** Only every nth product has its title. */
  every: number;
  /** The most lines of a title, and their length in CSS pixels. */
  lines: number;
  length: number;
  /** The height of all titles and the axis's name, in CSS pixels. */
  height: number;
}

export interface TitleLabel {
  index: number;
  title: string;
  /** The middle of a level title, or the end of a slanted one, in CSS pixels. */
  x: number;
  length: number;
}

/** No two titles touch if products are `step` CSS pixels apart. */
export function titleStyle(step: number): TitleStyle {
  if (step >= MIN_LEVEL_STEP) {
    const height = AXIS_GAP + (LEVEL_LINES + 1) * LINE_HEIGHT + AXIS_GAP;
    return { slanted: false, every: 1, length: step - LEVEL_PADDING, height, lines: LEVEL_LINES };
  }
  return {
    slanted: true,
    every: Math.max(Math.ceil(LINE_HEIGHT / SLOPE / step), 1),
    length: SLANTED_LENGTH,
    height: Math.ceil(AXIS_GAP + (SLANTED_LENGTH + LINE_HEIGHT) * SLOPE) + AXIS_GAP,
    lines: 1,
  };
}

/** Every nth index of the list, so that titles stay while the window moves; those of `always` displace their neighbors. */
function labeled({ first, count }: ShownWindow, every: number, always: readonly number[]): readonly number[] {
  const kept = always.filter((index, place) =>
    always.slice(0, place).every((other) => Math.abs(index - other) >= every),
  );
  const indexes = Array.from({ length: count }, (_, offset) => first + offset);
  return indexes.filter(
    (index) =>
      kept.includes(index) ||
      (index % every === 0 && kept.every((other) => Math.abs(index - other) >= every)),
  );
}

/** @param always indexes whose titles are never left out, the most important first */
export function titleLabels(
  titles: readonly string[],
  shown: ShownWindow,
  span: Span,
  { slanted, every, length }: TitleStyle,
  always: readonly number[] = [],
): readonly TitleLabel[] {
  const step = span.width / shown.count;
  return labeled(shown, every, always).map((index) => {
    const x = span.left + (index - shown.first + 0.5) * step;
    // A slanted title ends under its bar and must not begin left of the chart.
    const room = slanted ? Math.min(length, (x - AXIS_GAP) / SLOPE) : length;
    return { index, title: titles[index] ?? '', x, length: room };
  });
}
