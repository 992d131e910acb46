/** Which products are shown: `count` of the list from `first` on. */
export interface ShownWindow {
  readonly first: number;
  readonly count: number;
}

/**
 * What the shopper asked for. While zooming both may be fractions; without a count it is as many as the plot
 * begins with, and an infinite one is cut to the room there is, whatever that becomes.
 */
export interface WantedWindow {
  readonly first: number;
  readonly count?: number;
}

/** How many products there are, how few and how many may be shown at once, and how many are at first. */
export interface WindowLimits {
  readonly total: number;
  readonly fewest: number;
  readonly most: number;
  readonly atFirst: number;
}

/** The window of somebody who has not asked for another. */
export const FIRST_WINDOW: WantedWindow = { first: 0 };

/** The least distance between the middles of two bars of 20 CSS pixels, and a comfortable one. */
const LEAST_STEP = 14;
const COMFORTABLE_STEP = 28;
const FEWEST = 5;

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}

/** The limits of a plot so many CSS pixels wide. It starts with the whole list where that fits, else with what fits comfortably. */
export function windowLimits(plotWidth: number, total: number): WindowLimits {
  const fitting = (step: number) => clamp(Math.floor(plotWidth / step), 1, Math.max(total, 1));
  const most = fitting(LEAST_STEP);
  return {
    total,
    most,
    fewest: Math.min(FEWEST, most),
    atFirst: most >= total ? most : fitting(COMFORTABLE_STEP),
  };
}

function bound(wanted: WantedWindow, { total, fewest, most, atFirst }: WindowLimits): ShownWindow {
  const count = clamp(wanted.count ?? atFirst, fewest, most);
  return { first: clamp(wanted.first, 0, total - count), count };
}

/** The window that can be drawn for the one that is wanted: whole products, inside the list. */
export function clampWindow(wanted: WantedWindow, limits: WindowLimits): ShownWindow {
  const count = Math.round(bound(wanted, limits).count);
  return { first: clamp(Math.round(wanted.first), 0, limits.total - count), count };
}

/** The window with its first product at `first`, as far as the list goes. */
export function moveTo(wanted: WantedWindow, first: number, limits: WindowLimits): WantedWindow {
  const { count } = bound(wanted, limits);
  return { ...wanted, first: clamp(first, 0, limits.total - count) };
}

/**
 * `factor` times as many products, with what stands at `at` (0 the plot's left edge, 1 its right) staying
 * there. Zoomed out to the most, the count is infinite again, so that a wider plot shows more.
 */
export function zoom(wanted: WantedWindow, factor: number, at: number, limits: WindowLimits): WantedWindow {
  const from = bound(wanted, limits);
  const count = clamp(from.count * factor, limits.fewest, limits.most);
  const first = clamp(from.first + at * (from.count - count), 0, limits.total - count);
  return { first, count: count === limits.most ? Infinity : count };
}

/** The window moved just so far that the product at `index` is in it. */
export function follow(wanted: WantedWindow, index: number, limits: WindowLimits): WantedWindow {
  const { first, count } = clampWindow(wanted, limits);
  if (index >= first && index < first + count) return wanted;
  return moveTo(wanted, index < first ? index : index - count + 1, limits);
}

/** The product, by its place in the list, under a point `x` CSS pixels from the left edge of a plot so wide. */
export function indexAt(x: number, plotWidth: number, { first, count }: ShownWindow): number {
  return first + clamp(Math.floor((x / plotWidth) * count), 0, count - 1);
}

/** The place in the list nearest to `index` that is shown. */
export function nearestShown(index: number, { first, count }: ShownWindow): number {
  return clamp(index, first, first + count - 1);
}

/** The window in words: "Gadgets 1 to 32 of 54", or "All 54 gadgets". */
export function windowWords({ first, count }: ShownWindow, total: number): string {
  if (count === total) return total === 1 ? '1 gadget' : `All ${total} gadgets`;
  return `Gadgets ${first + 1} to ${first + count} of ${total}`;
}
