let heading: HTMLElement | null = null;
let main: HTMLElement | null = null;

/** What leads to each product's details, by the product's id: the first on the page. */
const openers = new Map<string, HTMLElement>();
let awaitedOpener: string | undefined;

/** The ref of a screen's heading. */
export function setHeading(element: HTMLElement | null): void {
  heading = element;
}

/** The ref of the page's `main`. */
export function setMain(element: HTMLElement | null): void {
  main = element;
}

/** The ref of what leads to a product's details. */
export const setOpener = (productId: string) => (element: HTMLElement | null) => {
  if (!element || openers.has(productId)) return undefined;
  openers.set(productId, element);
  if (productId === awaitedOpener && document.activeElement === heading) focusOpener(productId);
  return () => void openers.delete(productId);
};

export function focusHeading(): void {
  awaitedOpener = undefined;
  heading?.focus({ preventScroll: true });
}

export const focusMain = (): void => main?.focus({ preventScroll: true });

/** After Back from a product's details: to what led there, which may be rendered later than the heading. */
export function focusOpener(productId: string): void {
  const opener = openers.get(productId);
  if (opener) opener.focus({ preventScroll: true });
  else {
    focusHeading();
    awaitedOpener = productId;
  }
}

/** Returns focus to `before`, or to the heading if that is gone or disabled. */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before === document.body || document.activeElement !== before) focusHeading();
}
