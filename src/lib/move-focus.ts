/** Moves focus to the screen's heading, where a keyboard and a screen reader start. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Moves focus to the screen as a whole, for what was pressed is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
