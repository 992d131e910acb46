import { flushSync } from 'react-dom';
import { focusHeading, focusPlace, isRendered, type RowControl } from './places';

/** Removes a row, and focuses the same control in the next row, else in the previous one. */
export function removeRow(
  controls: readonly RowControl[],
  removed: RowControl,
  remove: () => void,
  orElse: () => void,
): void {
  flushSync(remove);
  const index = controls.indexOf(removed);
  const neighbors = [...controls.slice(index + 1), ...controls.slice(0, index).toReversed()];
  const next = neighbors.find(isRendered);
  if (next) focusPlace(next);
  else orElse();
}

/** Returns focus to `before`, or to the heading if that is gone or disabled. */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before === document.body || document.activeElement !== before) focusHeading();
}
