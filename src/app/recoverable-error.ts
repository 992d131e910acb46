const cutShort = new Set(['AbortError', 'InvalidStateError', 'TimeoutError']);

function isCutShort(error: unknown): boolean {
  return error instanceof DOMException && cutShort.has(error.name);
}

/**
 * Reports what React got over by itself, but for one thing: a transition between two views that the browser
 * skipped, because the phone was turned or the tab hidden meanwhile. The new screen is there all the same.
 * React knows these by their messages, which Chromium words anew now and then; here their names count
 * (CSS View Transitions 1, 6.1).
 */
export function reportRecoverable(error: unknown): void {
  const isSkippedTransition = isCutShort(error) || (error instanceof Error && isCutShort(error.cause));
  if (!isSkippedTransition) reportError(error);
}
