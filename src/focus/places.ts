import { flushSync } from 'react-dom';

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

/** Removes a row, and focuses the same control in the next row, else in the previous one. */
export function removeRow(
  controls: readonly RowControl[],
  removed: RowControl,
  remove: () => void,
  orElse: () => void,
): void {
  flushSync(remove);
  const index = controls.indexOf(removed);
  const neighbors = [...controls.slice(index + 1), ...controls.slice(0, index).toReversed()];
  const next = neighbors.find((neighbor) => elements.has(neighbor));
  if (next) focusPlace(next);
  else orElse();
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

/** Returns focus to `before`, or to the heading if that is gone or disabled. */
export function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before === document.body || document.activeElement !== before) focusHeading();
}
