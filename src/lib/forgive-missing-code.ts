/** Failures of code that nobody needs yet. */
const forgiven = new WeakSet<object>();

/** Code that was loaded ahead of need may fail to arrive: it will be asked for again when it is needed. */
export function forgiveMissingCode(error: unknown): void {
  if (typeof error === 'object' && error !== null) forgiven.add(error);
}

/** Whether nobody needs the code that failed to arrive with this error. */
export function isForgiven(error: unknown): boolean {
  return typeof error === 'object' && error !== null && forgiven.has(error);
}
