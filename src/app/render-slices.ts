import { unstable_forceFrameRate } from 'scheduler';

/** How many times a second React lets the browser in between, at the least: a slice takes up to 33 ms. */
const SLICES_A_SECOND = 30;

/**
 * Has React render what may be interrupted (a change of screen, cards below the first ones) in slices of 33 ms
 * instead of 5. On a slow phone, 5 ms render next to nothing, and after each slice the browser may paint a frame of
 * what is about to go. A slice stays below the 50 ms from which on a task counts as long (W3C Long Tasks).
 */
export function widenRenderSlices(): void {
  unstable_forceFrameRate(SLICES_A_SECOND);
}
