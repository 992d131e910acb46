import { vi } from 'vitest';

const nothing = (): void => undefined;

class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** A window of 1,280 px that asks for reduced motion. */
const matches = (query: string): boolean => query.includes('reduced-motion') || query.includes('min-width');

/** Gives a test what the shop uses of a browser and jsdom lacks. Nothing has a size, a place or a style. */
export function fillJsdomGaps(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: matches(media) }),
  );
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  // Without style sheets it answers nothing, slowly.
  const { style } = document.createElement('div');
  vi.stubGlobal('getComputedStyle', () => style);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('scrollTo', nothing);
  // Never idle: code that is prefetched might arrive in the middle of another file's tests, without its mocks.
  vi.stubGlobal('requestIdleCallback', nothing);
  // React warns of elements that the browser does not know; jsdom does not know <search>.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    value: 'HTMLElement',
    configurable: true,
  });
  Object.assign(Element.prototype, { scrollBy: nothing, scrollTo: nothing, scrollIntoView: nothing });
  Object.assign(HTMLElement.prototype, { hidePopover: nothing });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
