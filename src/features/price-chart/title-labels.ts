import { AXIS_GAP } from './plot-frame';
import type { ShownWindow } from './shown-window';
import { fitText, FONT_SIZE, textWidth } from './text-width';

/** The distance of two lines of text, in CSS pixels. */
export const LINE_HEIGHT = 17;

const LEVEL_STEP = 112;
const LEVEL_PADDING = 14;
const LEVEL_LINES = 2;
const LONGEST = 132;
const SLOPE = Math.SQRT1_2;

/** How the titles stand under the plot: level where there is room for words, else slanted by 45°. */
export interface TitleStyle {
  readonly slanted: boolean;
  /** Every how manyth product has its title. */
  readonly every: number;
  /** How long a line may be, and how high all of it is, in CSS pixels. */
  readonly length: number;
  readonly room: number;
}

/** One title under the plot: where it is anchored, in CSS pixels from the chart's left edge, and its lines. */
export interface TitleLabel {
  readonly index: number;
  readonly x: number;
  readonly title: string;
  readonly lines: readonly string[];
}

function longestWidth(titles: readonly string[]): number {
  let longest = 0;
  for (const title of titles) {
    longest = Math.max(longest, textWidth(title));
    if (longest >= LONGEST) return LONGEST;
  }
  return longest;
}

/** How the titles of a list stand where products are `step` CSS pixels apart, so that no two of them touch. */
export function titleStyle(step: number, titles: readonly string[]): TitleStyle {
  if (step >= LEVEL_STEP) {
    const room = AXIS_GAP + LEVEL_LINES * LINE_HEIGHT + LINE_HEIGHT + AXIS_GAP;
    return { slanted: false, every: 1, length: step - LEVEL_PADDING, room };
  }
  const length = longestWidth(titles);
  const every = Math.max(Math.ceil(LINE_HEIGHT / SLOPE / step), 1);
  return {
    slanted: true,
    every,
    length,
    room: Math.ceil(AXIS_GAP + (length + FONT_SIZE) * SLOPE) + AXIS_GAP,
  };
}

/** A title in at most two lines of so many CSS pixels, broken between words, the last one cut where it must be. */
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

/** The labels of the products shown. Thinned by their place in the list, so that they stay while the window moves. */
export function titleLabels(
  titles: readonly string[],
  { first, count }: ShownWindow,
  span: { readonly left: number; readonly width: number },
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
