const stuck = new Set<HTMLElement>();
/** Room for the focus outline. */
const GAP = 8;

function update(): void {
  let [top, bottom] = [0, 0];
  for (const element of stuck) {
    const style = getComputedStyle(element);
    if (style.position !== 'sticky') continue;
    const [above, below] = [Number.parseFloat(style.top), Number.parseFloat(style.bottom)];
    if (above >= 0) top = Math.max(top, above + element.offsetHeight);
    if (below >= 0) bottom = Math.max(bottom, below + element.offsetHeight);
  }
  document.documentElement.style.scrollPaddingBlock = `${top + GAP}px ${bottom + GAP}px`;
}

let sizes: ResizeObserver | undefined;

/** Ref for sticky elements: keeps focused elements clear of them (WCAG 2.4.11). */
export function setStuck(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  if (!sizes) {
    sizes = new ResizeObserver(update);
    addEventListener('resize', update);
  }
  stuck.add(element);
  sizes.observe(element);
  return () => {
    stuck.delete(element);
    sizes?.unobserve(element);
    update();
  };
}
