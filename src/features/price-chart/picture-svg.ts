import { createColorReader, type Channels } from './read-color';

const TEXT = ['fill', 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
const SHAPE = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'paint-order',
  'shape-rendering',
] as const;

/** The computed styles that each kind of element keeps, as attributes of the same names. */
const kept: Readonly<Record<string, readonly string[]>> = {
  rect: ['fill'],
  path: SHAPE,
  text: TEXT,
  stop: ['stop-color', 'stop-opacity'],
};

/** A paint in the notation that every program reads, `oklch` being too new for most; its alpha in an attribute of its own. */
function keepPaint(target: Element, name: string, [red, green, blue, alpha]: Channels) {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  target.setAttribute(name, `#${hex}`);
  if (alpha < 255 && name !== 'stop-color') {
    target.setAttribute(`${name}-opacity`, String(Math.round((alpha / 255) * 100) / 100));
  }
}

/**
 * A picture that stands in the page as the text of an SVG file that stands alone: its styles are attributes,
 * and it refers to nothing outside of itself.
 */
export function svgText(picture: SVGSVGElement): string {
  const copy = document.importNode(picture, true);
  const originals = picture.querySelectorAll('*');
  const read = createColorReader();
  copy.removeAttribute('class');
  copy.querySelectorAll('*').forEach((target, place) => {
    const original = originals[place];
    target.removeAttribute('class');
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of kept[target.tagName] ?? []) {
      const value = style.getPropertyValue(name);
      // A gradient keeps the reference that it has.
      if (value.includes('url(')) continue;
      const isColor = ['fill', 'stroke', 'stop-color'].includes(name) && value !== 'none';
      if (isColor) keepPaint(target, name, read(value));
      else if (value !== '') target.setAttribute(name, value);
    }
  });
  return new XMLSerializer().serializeToString(copy);
}
