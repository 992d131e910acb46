import { topDialog } from '../dialog-state';

let toasts: HTMLElement | undefined;

function animationsOf(element: HTMLElement): CSSAnimation[] {
  return element.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
}

/** A moved element's animations start again, and with them each toast's time, so they are set to where they were. */
function moveTo(parent: Element, element: HTMLElement): void {
  const running = animationsOf(element).map(({ animationName, effect, currentTime }) => ({
    animationName,
    target: effect instanceof KeyframeEffect ? effect.target : null,
    currentTime,
  }));
  parent.append(element);
  for (const animation of animationsOf(element)) {
    const { effect, animationName } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const before = running.find((other) => other.target === target && other.animationName === animationName);
    if (before) animation.currentTime = before.currentTime;
    else animation.finish();
  }
}

/** Moves the toasts into the open dialog, which makes everything else inert, or back into the page. */
export function moveToasts(): void {
  if (!toasts) return;
  const parent = topDialog() ?? document.body;
  if (toasts.parentElement !== parent) moveTo(parent, toasts);
}

export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Node && toasts?.contains(target) === true;

export function toastParent(): HTMLElement {
  if (!toasts) {
    toasts = document.createElement('div');
    moveToasts();
  }
  return toasts;
}
