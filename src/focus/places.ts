/** Elements that other code moves focus to, by their role on the screen. */
type Place = 'main' | 'heading' | 'list' | 'tray' | `card ${string}` | `opener ${string}` | RowControl;

/** A control of a row or column, with its id. */
export type RowControl = `${'remove' | 'action' | 'chosen' | 'column'} ${string}`;

const elements = new Map<Place, HTMLElement>();

/** A place that is not rendered yet, and the element that holds focus for it. */
let awaited: { place: Place; holder: Element | null } | undefined;

/** The ref of a place. The first of two elements keeps it, such as of two links to one product. */
export const placeRef = (place: Place) => (element: HTMLElement | null) => {
  if (!element || elements.has(place)) return undefined;
  elements.set(place, element);
  if (awaited?.place === place && document.activeElement === awaited.holder) focusPlace(place);
  return () => void elements.delete(place);
};

export const isRendered = (place: Place): boolean => elements.has(place);

/** Unlike a screen's heading, they may be out of sight. */
const scrolledTo = /^(?:list$|(?:remove|action|chosen|column) )/u;

/** Focuses a place once it is rendered; until then, `orElse`. */
export function focusPlace(place: Place, orElse?: Place): void {
  awaited = undefined;
  const element = elements.get(place);
  if (element) {
    element.focus({ preventScroll: !scrolledTo.test(place) });
    return;
  }
  if (orElse) focusPlace(orElse);
  awaited = { place, holder: document.activeElement };
}

export const focusHeading = (): void => focusPlace('heading');

function distanceFromMiddle(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** Used once the focused element is gone. Focuses the card itself, on which a second press does nothing. */
export function focusNearestCard(): void {
  const cards = [...elements].filter(([place]) => place.startsWith('card '));
  const [nearest] = cards.toSorted(([, a], [, b]) => distanceFromMiddle(a) - distanceFromMiddle(b));
  focusPlace(nearest?.[0] ?? 'main');
}
