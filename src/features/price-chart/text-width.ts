/** The size of every text in the chart, in CSS pixels. */
export const FONT_SIZE = 13;

/** The theme's fonts without the typeface, which may arrive at any time and is as wide as the one after it. */
const fontFamily = () =>
  getComputedStyle(document.documentElement)
    .getPropertyValue('--font')
    .replace(/["']?Shop Typeface["']?,\s*/u, '');

/** In em, for unit tests, which have no canvas. */
const AVERAGE_WIDTH = 0.65;

let context: OffscreenCanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

function createContext(): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const created = new OffscreenCanvas(1, 1).getContext('2d');
  if (created) created.font = `${FONT_SIZE}px ${fontFamily()}`;
  return created;
}

/** In CSS pixels, measured without layout. */
export function textWidth(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  context ??= createContext();
  const width = context?.measureText(text).width ?? Array.from(text).length * FONT_SIZE * AVERAGE_WIDTH;
  widths.set(text, width);
  return width;
}

/** Cut to the width, with an ellipsis, if it does not fit. */
export function fitText(text: string, maxWidth: number): string {
  if (textWidth(text) <= maxWidth) return text;
  const characters = Array.from(text);
  const cut = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`;
  let fitting = 0;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (textWidth(cut(middle)) <= maxWidth) fitting = middle;
    else tooLong = middle;
  }
  return cut(fitting);
}
