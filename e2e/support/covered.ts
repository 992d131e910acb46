import type { Page } from '@playwright/test';

/** Runs in the page, so it uses nothing from outside. */
function focusInPage(): { name?: string; cover?: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return {};
  const name = `${focused.localName} ${focused.ariaLabel ?? ''} ${focused.textContent}`.trim();
  if (!focused.matches('a, button, input, select, textarea, summary, [role="slider"]')) return { name };
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 2];
  if (y < 0 || y > innerHeight) return { name, cover: 'the edge of the window' };
  const edges = [
    [x, top + inset],
    [x, bottom - inset],
    [left + inset, y],
    [right - inset, y],
  ] as const;
  // An element as tall as the window cannot be clear of sticky bars.
  const fits = bottom - top < innerHeight / 2;
  for (const [across, down] of fits ? edges : ([[x, y]] as const)) {
    let cover = document.elementFromPoint(across, down);
    if (cover?.closest('.Toastify')) cover = null;
    for (; cover && !cover.contains(focused); cover = cover.parentElement)
      if (!focused.contains(cover) && /sticky|fixed/u.test(getComputedStyle(cover).position))
        return { name, cover: cover.ariaLabel ?? cover.tagName.toLowerCase() };
  }
  return { name };
}

/** The focused element, if there is one, and what covers it. Toasts do not count, since they go by themselves. */
export const focusIn = (page: Page) => page.evaluate(focusInPage);

export const coverOfFocus = async (page: Page): Promise<string | undefined> => (await focusIn(page)).cover;
