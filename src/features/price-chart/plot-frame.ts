import { textWidth } from './text-width';

/** The chart's sizes in CSS pixels, to the letter (specification §9). */
export const CHART_HEIGHT = 400;
export const BAR_SIZE = 20;
const MARGIN = { top: 20, right: 30, bottom: 20, left: 20 } as const;

/** The gap between the plot and its axes' texts, in CSS pixels. */
export const AXIS_GAP = 10;
const AXIS_NAME_ROOM = 28;

/** The rectangle that the series are drawn in, in CSS pixels from the chart's upper left corner. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function roomFor(labels: readonly string[]): number {
  return Math.ceil(Math.max(...labels.map(textWidth))) + AXIS_GAP;
}

/** How the chart's width is shared out: the axes take their room inside the margins, the plot what is left. */
export function plotSpan(
  chartWidth: number,
  priceLabels: readonly string[],
  ratingLabels: readonly string[],
): { readonly left: number; readonly width: number } {
  const left = MARGIN.left + roomFor(priceLabels);
  const right = MARGIN.right + roomFor(ratingLabels);
  return { left, width: Math.max(Math.floor(chartWidth) - left - right, BAR_SIZE) };
}

/** The plot's rectangle once it is known how much room, in CSS pixels, the titles below it take. */
export function plotFrame(span: { readonly left: number; readonly width: number }, titleRoom: number): Frame {
  const top = MARGIN.top + AXIS_NAME_ROOM;
  return { ...span, top, height: CHART_HEIGHT - top - titleRoom - MARGIN.bottom };
}

/** Baselines of the axes' names, in CSS pixels from the chart's top. */
export const NAME_BASELINE = { top: MARGIN.top + 12, bottom: CHART_HEIGHT - MARGIN.bottom - 4 } as const;
