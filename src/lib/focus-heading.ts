/** Moves focus to the screen's heading, where a keyboard and a screen reader begin with a screen. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
