import { unstable_forceFrameRate } from 'scheduler';

/** How many times a second React lets the browser in between, at the least: a slice takes up to 50 ms. */
const SLICES_A_SECOND = 20;

/**
 * Has React render what may be interrupted (a change of screen, cards below the first ones) in slices of 50 ms
 * instead of 5. On a slow phone, 5 ms render next to nothing, and after each slice the browser may paint a frame of
 * what is about to go. 50 ms is the longest that a task may last for a touch to feel answered at once (RAIL).
 */
export function widenRenderSlices(): void {
  unstable_forceFrameRate(SLICES_A_SECOND);
}
