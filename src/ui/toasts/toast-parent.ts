import { topDialog } from '../dialog-state';

let toasts: HTMLElement | undefined;

/**
 * Moves the toasts into the open dialog, which makes everything else inert, or back into the page. This restarts their
 * time.
 */
export function moveToasts(): void {
  if (!toasts) return;
  const parent = topDialog() ?? document.body;
  if (toasts.parentElement !== parent) parent.append(toasts);
}

export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Node && toasts?.contains(target) === true;

export function toastParent(): HTMLElement {
  if (!toasts) {
    toasts = document.createElement('div');
    moveToasts();
  }
  return toasts;
}
