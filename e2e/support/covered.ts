/**
 * Finds an element over the focused control; toasts go by themselves. It runs in the page, so all
 * that it uses stands in it.
 */
export function coverOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused?.matches('a, button, input, select, textarea, summary, [role="slider"]')) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 2];
  if (y < 0 || y > innerHeight) return 'the edge of the window';
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
        return cover.ariaLabel ?? cover.tagName.toLowerCase();
  }
  return undefined;
}
