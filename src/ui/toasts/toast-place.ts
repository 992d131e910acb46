import { topDialog } from '../dialog-state';

let place: HTMLElement | undefined;

function animationsOf(toasts: HTMLElement): CSSAnimation[] {
  return toasts.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
}

/** Moves the toasts with their animations, which would start again, and with them each toast's time. */
function moveTo(parent: Element, toasts: HTMLElement): void {
  const running = animationsOf(toasts).map(({ animationName, effect, currentTime }) => ({
    animationName,
    target: effect instanceof KeyframeEffect ? effect.target : null,
    currentTime,
  }));
  parent.append(toasts);
  for (const animation of animationsOf(toasts)) {
    const { effect, animationName } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const before = running.find((other) => other.target === target && other.animationName === animationName);
    if (before) animation.currentTime = before.currentTime;
    else animation.finish();
  }
}

/** Puts the toasts where they can be seen and pressed: into the open dialog, which makes all else inert, or the page. */
export function placeToasts(): void {
  if (!place) return;
  const parent = topDialog() ?? document.body;
  if (place.parentElement !== parent) moveTo(parent, place);
}

/** The element that holds the toasts. */
export function toastPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    placeToasts();
  }
  return place;
}
