/**
 * Calls back once what the document holds now has been painted: in a task after the next frame, and before
 * those that wait by then, for what is painted does not wait for them.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
}
