export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** To the screen as a whole, when the pressed element is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
