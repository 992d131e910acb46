const stuck = new Set<HTMLElement>();
/** Room for the focus outline. */
export const FOCUS_GAP = 8;

const isAbove = (element: HTMLElement) => getComputedStyle(element).top !== 'auto';

function update(): void {
  let [top, bottom] = [FOCUS_GAP, FOCUS_GAP];
  const bars = [...stuck].filter((element) => getComputedStyle(element).position === 'sticky');
  for (const element of bars) {
    const style = getComputedStyle(element);
    if (isAbove(element))
      top = Math.max(top, FOCUS_GAP + Number.parseFloat(style.top) + element.offsetHeight);
    else bottom = Math.max(bottom, FOCUS_GAP + Number.parseFloat(style.bottom) + element.offsetHeight);
  }
  document.documentElement.style.scrollPaddingBlock = `${top}px ${bottom}px`;
  // A bar's own controls need clearance only from what the bar is stuck to (styles/base.css).
  for (const element of stuck) {
    const style = getComputedStyle(element);
    const clearance = isAbove(element)
      ? Number.parseFloat(style.top) - top
      : bottom - Number.parseFloat(style.bottom);
    element.style.setProperty('--clearance', `${bars.includes(element) ? clearance : 0}px`);
  }
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
