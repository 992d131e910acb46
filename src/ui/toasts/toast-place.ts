let place: HTMLElement | undefined;

/** Puts the toasts where they can be seen and pressed: into the open dialog, which makes all else inert, or the page. */
export function placeToasts(): void {
  if (!place) return;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  (dialog ?? document.body).append(place);
}

/** The element that the toasts stand in. */
export function toastPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    placeToasts();
  }
  return place;
}
