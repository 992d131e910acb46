import { useState } from 'react';
import { clamp } from '../../lib/bounds';
import { announce } from '../../ui/announcer';
import { countProducts, noun } from '../../words/words';

export interface ShownWindow {
  first: number;
  count: number;
}

/** The shopper's choice: no count is the initial one, an infinite one as many as fit. */
export interface WantedWindow {
  first: number;
  count?: number;
}

export interface WindowLimits {
  total: number;
  minCount: number;
  maxCount: number;
  initialCount: number;
}

/** From the middle of a bar to the next, in CSS pixels. */
const MIN_STEP = 14;
const COMFORTABLE_STEP = 28;
const MIN_COUNT = 5;

/** Initially the whole list if it fits, else what fits comfortably. */
export function windowLimits(plotWidth: number, total: number): WindowLimits {
  const fitting = (step: number) => clamp(Math.floor(plotWidth / step), 1, Math.max(total, 1));
  const maxCount = fitting(MIN_STEP);
  return {
    total,
    maxCount,
    minCount: Math.min(MIN_COUNT, maxCount),
    initialCount: maxCount >= total ? maxCount : fitting(COMFORTABLE_STEP),
  };
}

/** Whole products, inside the list. */
export function clampWindow(wanted: WantedWindow, limits: WindowLimits): ShownWindow {
  const count = Math.round(clamp(wanted.count ?? limits.initialCount, limits.minCount, limits.maxCount));
  return { first: clamp(Math.round(wanted.first), 0, limits.total - count), count };
}

/** `factor` times as many products around the same middle. */
export function zoom(shown: ShownWindow, factor: number, limits: WindowLimits): WantedWindow {
  const { count } = clampWindow({ first: 0, count: shown.count * factor }, limits);
  const first = shown.first + (shown.count - count) / 2;
  // So that a wider plot shows more.
  return { first, count: count === limits.maxCount ? Infinity : count };
}

/** The first product once the window has moved just so far that it shows the one at `index`. */
export function follow({ first, count }: ShownWindow, index: number): number {
  return clamp(first, index - count + 1, index);
}

/** The index of the product at `x` CSS pixels from the plot's left edge. */
export function indexAt(x: number, plotWidth: number, { first, count }: ShownWindow): number {
  return first + clamp(Math.floor((x / plotWidth) * count), 0, count - 1);
}

export function nearestShown(index: number, { first, count }: ShownWindow): number {
  return clamp(index, first, first + count - 1);
}

/** "Gadgets 1 to 32 of 54", or "All 54 gadgets". */
export function windowMessage({ first, count }: ShownWindow, total: number): string {
  const all = countProducts(total);
  if (count === total) return total === 1 ? all : `All ${all}`;
  return `${noun.Many} ${first + 1} to ${first + count} of ${total}`;
}

/** Only what the shopper chose is state: so resizing back and forth loses nothing. */
export function useShownWindow(plotWidth: number, total: number) {
  const [wanted, setWanted] = useState<WantedWindow>({ first: 0 });
  const limits = windowLimits(plotWidth, total);
  const shown = clampWindow(wanted, limits);
  const moveTo = (first: number) => setWanted({ ...wanted, first });
  const zoomBy = (factor: number) => {
    const next = zoom(shown, factor, limits);
    setWanted(next);
    announce(windowMessage(clampWindow(next, limits), total));
  };
  return { shown, limits, moveTo, zoomBy };
}

export type ShownWindowControl = ReturnType<typeof useShownWindow>;
