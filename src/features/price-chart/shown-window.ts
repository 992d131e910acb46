/** Which products are shown: `count` of the list from `first` on. While zooming both may be fractions. */
export interface ShownWindow {
  readonly first: number;
  readonly count: number;
}

/** How many products there are, and how few and how many may be shown at once. */
export interface WindowLimits {
  readonly total: number;
  readonly fewest: number;
  readonly most: number;
}

/** As many as fit, from the first: an infinite count is cut to the room there is, whatever that becomes. */
export const WHOLE_LIST: ShownWindow = { first: 0, count: Infinity };

const LEAST_STEP = 28;
const FEWEST = 5;

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}

/** The limits of a plot so many CSS pixels wide: bars of 20 pixels want 28 each to be told apart and labelled. */
export function windowLimits(plotWidth: number, total: number): WindowLimits {
  const most = clamp(Math.floor(plotWidth / LEAST_STEP), 1, Math.max(total, 1));
  return { total, most, fewest: Math.min(FEWEST, most) };
}

function bound(wanted: ShownWindow, { total, fewest, most }: WindowLimits): ShownWindow {
  const count = clamp(wanted.count, fewest, most);
  return { first: clamp(wanted.first, 0, total - count), count };
}

/** The window that can be drawn for the one that is wanted: whole products, inside the list. */
export function clampWindow(wanted: ShownWindow, limits: WindowLimits): ShownWindow {
  const count = clamp(Math.round(wanted.count), limits.fewest, limits.most);
  return { first: clamp(Math.round(wanted.first), 0, limits.total - count), count };
}

/** The window with its first product at `first`, as far as the list goes. */
export function moveTo(wanted: ShownWindow, first: number, limits: WindowLimits): ShownWindow {
  const { count } = bound(wanted, limits);
  return { first: clamp(first, 0, limits.total - count), count: wanted.count };
}

/**
 * `factor` times as many products, with what stands at `at` (0 the plot's left edge, 1 its right) staying
 * there. Zoomed out to the most, the count is infinite again, so that a wider plot shows more.
 */
export function zoom(wanted: ShownWindow, factor: number, at: number, limits: WindowLimits): ShownWindow {
  const from = bound(wanted, limits);
  const count = clamp(from.count * factor, limits.fewest, limits.most);
  const first = clamp(from.first + at * (from.count - count), 0, limits.total - count);
  return { first, count: count === limits.most ? Infinity : count };
}

/** The window moved just so far that the product at `index` is in it. */
export function follow(wanted: ShownWindow, index: number, limits: WindowLimits): ShownWindow {
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

/** The window in words: "Gadgets 1 to 32 of 54". */
export function windowWords({ first, count }: ShownWindow, total: number): string {
  return `Gadgets ${first + 1} to ${first + count} of ${total}`;
}
