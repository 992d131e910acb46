import { AXIS_GAP, type Span } from './geometry';
import type { ShownWindow } from './shown-window';
import { fitText, FONT_SIZE, textWidth } from './text-width';

export const LINE_HEIGHT = 17;

const MIN_LEVEL_STEP = 112;
const LEVEL_PADDING = 14;
const MAX_LEVEL_LINES = 2;
const MAX_LENGTH = 132;
const SLOPE = Math.SQRT1_2;

/** Level where there is room for words, else slanted by 45°. */
export interface TitleStyle {
  slanted: boolean;
  /** Only every nth product has its title. */
  every: number;
  /** The length of a line and the height of all lines, in CSS pixels. */
  length: number;
  height: number;
}

export interface TitleLabel {
  index: number;
  x: number;
  title: string;
  lines: readonly string[];
}

function longestWidth(titles: readonly string[]): number {
  let longest = 0;
  for (const title of titles) {
    longest = Math.max(longest, textWidth(title));
    if (longest >= MAX_LENGTH) return MAX_LENGTH;
  }
  return longest;
}

/** So that no two titles touch if products are `step` CSS pixels apart. */
export function titleStyle(step: number, titles: readonly string[]): TitleStyle {
  if (step >= MIN_LEVEL_STEP) {
    const height = AXIS_GAP + (MAX_LEVEL_LINES + 1) * LINE_HEIGHT + AXIS_GAP;
    return { slanted: false, every: 1, length: step - LEVEL_PADDING, height };
  }
  const length = longestWidth(titles);
  return {
    slanted: true,
    every: Math.max(Math.ceil(LINE_HEIGHT / SLOPE / step), 1),
    length,
    height: Math.ceil(AXIS_GAP + (length + FONT_SIZE) * SLOPE) + AXIS_GAP,
  };
}

/** One or two lines, broken between words, the last one cut if it is too long. */
function wrapTitle(title: string, length: number): readonly string[] {
  const words = title.split(/\s+/u);
  let line = '';
  while (words.length > 0) {
    const longer = `${line} ${words[0]}`.trim();
    if (line !== '' && textWidth(longer) > length) break;
    line = longer;
    words.shift();
  }
  const lines = [fitText(line, length)];
  return words.length === 0 ? lines : [...lines, fitText(words.join(' '), length)];
}

/** Thinned by their index in the list, so that they stay while the window moves. */
export function titleLabels(
  titles: readonly string[],
  { first, count }: ShownWindow,
  span: Span,
  { slanted, every, length }: TitleStyle,
): readonly TitleLabel[] {
  const step = span.width / count;
  const labels: TitleLabel[] = [];
  for (let index = Math.ceil(first / every) * every; index < first + count; index += every) {
    const title = titles[index] ?? '';
    const x = span.left + (index - first + 0.5) * step;
    // A slanted title ends under its bar and must not begin left of the chart.
    const lines = slanted
      ? [fitText(title, Math.min(length, (x - AXIS_GAP) / SLOPE))]
      : wrapTitle(title, length);
    labels.push({ index, x, title, lines });
  }
  return labels;
}
