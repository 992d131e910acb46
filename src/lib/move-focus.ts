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

/** Back to what had focus before, or to the heading where that is removed or disabled by now. */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before === document.body || document.activeElement !== before) focusHeading();
}
