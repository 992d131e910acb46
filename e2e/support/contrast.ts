/* Run in the page, so each function holds all that it uses. */

/** The contrast of an element's text, or of its underline, with the colors behind it (WCAG 2.2). */
export function contrastOf(element: Element, part: string): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas.');
  const layers: string[] = [];
  for (let each: Element | null = element; each; each = each.parentElement)
    layers.unshift(getComputedStyle(each).backgroundColor);
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const paint = (color: string) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  };
  for (const layer of layers) paint(layer);
  const ground = luminance();
  paint(getComputedStyle(element).getPropertyValue(part));
  const [dark = 0, light = 0] = [ground, luminance()].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
