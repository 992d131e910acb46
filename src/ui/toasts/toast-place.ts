let place: HTMLElement | undefined;

/** The animations within the toasts: how they come, and how their time runs out. */
function animationsOf(toasts: HTMLElement): CSSAnimation[] {
  return toasts.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
}

/** Moves the toasts as they are: elsewhere in the page each animation would start again, and with it each toast's time. */
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

/**
 * Puts the toasts where they can be seen and pressed: into the open dialog, which makes all else inert, or the page.
 * @param closing a dialog that is about to close, with which its animations would end
 */
export function placeToasts(closing?: Element | null): void {
  if (!place) return;
  const open = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog !== closing);
  const parent = open.at(-1) ?? document.body;
  if (place.parentElement !== parent) moveTo(parent, place);
}

/** The element that the toasts stand in. */
export function toastPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    placeToasts();
  }
  return place;
}
