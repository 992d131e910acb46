export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Back to what had focus before, or to the heading where that is removed or disabled by now. */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before === document.body || document.activeElement !== before) focusHeading();
}
