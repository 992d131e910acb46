let heading: HTMLElement | null = null;
let main: HTMLElement | null = null;

/** The ref of a screen's heading. */
export function setHeading(element: HTMLElement | null): void {
  heading = element;
}

/** The ref of the page's `main`. */
export function setMain(element: HTMLElement | null): void {
  main = element;
}

export const focusHeading = (): void => heading?.focus({ preventScroll: true });

export const focusMain = (): void => main?.focus({ preventScroll: true });

/** Returns focus to `before`, or to the heading if that is gone or disabled. */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before === document.body || document.activeElement !== before) focusHeading();
}
