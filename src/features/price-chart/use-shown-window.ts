import { useCallback, useMemo, useState } from 'react';
import {
  clampWindow,
  FIRST_WINDOW,
  follow,
  moveTo,
  windowLimits,
  zoom,
  type ShownWindow,
  type WindowLimits,
} from './shown-window';

/** The window of products that a chart shows, and the ways to move it. */
export interface WindowControl {
  readonly shown: ShownWindow;
  readonly limits: WindowLimits;
  readonly moveTo: (first: number) => void;
  /** `factor` times as many products; what stands at `at`, from 0 (left) to 1 (right), stays there. */
  readonly zoom: (factor: number, at: number) => void;
  /** Moves the window just so far that it holds the product at this place in the list. */
  readonly follow: (index: number) => void;
}

/**
 * The window over a list of `total` products in a plot so many CSS pixels wide. Only what the shopper
 * asked for is kept; what is shown is derived from it, so that resizing back and forth loses nothing.
 */
export function useShownWindow(plotWidth: number, total: number): WindowControl {
  const [wanted, setWanted] = useState(FIRST_WINDOW);
  const limits = useMemo(() => windowLimits(plotWidth, total), [plotWidth, total]);
  const shown = useMemo(() => clampWindow(wanted, limits), [wanted, limits]);
  return {
    shown,
    limits,
    moveTo: useCallback((first) => setWanted((from) => moveTo(from, first, limits)), [limits]),
    zoom: useCallback((factor, at) => setWanted((from) => zoom(from, factor, at, limits)), [limits]),
    follow: useCallback((index) => setWanted((from) => follow(from, index, limits)), [limits]),
  };
}
