import { unstable_forceFrameRate } from 'scheduler';
import { afterFirstSign } from '../lib/first-sign';

/** How many times a second React lets the browser in between, at the least: a slice takes up to 33 ms. */
const SLICES_A_SECOND = 30;

/** When the load is over also without a sign of the visitor, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Has React render what may be interrupted (a change of screen, cards below the first ones) in slices of 33 ms
 * instead of 5. On a slow phone, 5 ms render next to nothing, and after each slice the browser may paint a frame of
 * what is about to go. A slice stays below the 50 ms from which on a task counts as long (W3C Long Tasks). It comes
 * into force after the load, where nothing is about to go, and a slice with what follows it could be a long task.
 */
export function widenRenderSlices(): void {
  afterFirstSign(() => unstable_forceFrameRate(SLICES_A_SECOND), PATIENCE);
}
