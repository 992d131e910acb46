/** What React's scheduler has and its published types do not know of. */
declare module 'scheduler' {
  /** Has what may be interrupted run in slices of `1000 / fps` milliseconds; takes whole numbers from 0 (as it was) to 125. */
  export function unstable_forceFrameRate(fps: number): void;
}
