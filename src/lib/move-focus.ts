export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
