import { createColorReader } from './read-color';

/** Pixels for each CSS pixel: sharp on any screen and on paper. */
const SCALE = 2;

/** The element of a picture that an attribute such as `url(#shade)` names. */
function referred(picture: SVGSVGElement, reference: string | null): Element | undefined {
  const id = /#(?<id>[^")]+)/u.exec(reference ?? '')?.groups?.['id'];
  return [...picture.querySelectorAll('[id]')].find((candidate) => candidate.id === id);
}

/** A level gradient over a shape, as the chart's area has one, for the canvas. */
function gradientOf(context: CanvasRenderingContext2D, gradient: Element, shape: SVGGraphicsElement) {
  const { y, height } = shape.getBBox();
  const paint = context.createLinearGradient(0, y, 0, y + height);
  const read = createColorReader();
  for (const stop of gradient.querySelectorAll('stop')) {
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    const [red, green, blue] = read(stopColor);
    const color = `rgb(${red} ${green} ${blue} / ${stopOpacity})`;
    paint.addColorStop(Number(stop.getAttribute('offset')), color);
  }
  return paint;
}

function clip(context: CanvasRenderingContext2D, area: Element | undefined) {
  const rectangle = area?.querySelector('rect');
  if (!rectangle) return;
  const { x, y, width, height } = rectangle;
  context.beginPath();
  context.rect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value);
  context.clip();
}

function outsnippetFor(shape: SVGGraphicsElement): Path2D {
  if (!(shape instanceof SVGRectElement)) return new Path2D(shape.getAttribute('d') ?? '');
  const outline = new Path2D();
  outline.rect(0, 0, shape.width.baseVal.value, shape.height.baseVal.value);
  return outline;
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement, picture: SVGSVGElement) {
  const style = getComputedStyle(shape);
  const outline = outsnippetFor(shape);
  const gradient = style.fill.includes('url(') ? referred(picture, shape.getAttribute('fill')) : undefined;
  const fill = () => {
    if (style.fill === 'none') return;
    context.fillStyle = gradient ? gradientOf(context, gradient, shape) : style.fill;
    context.fill(outline);
  };
  const stroke = () => {
    if (style.stroke === 'none') return;
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = style.strokeLinejoin === 'round' ? 'round' : 'miter';
    context.stroke(outline);
  };
  clip(context, referred(picture, shape.getAttribute('clip-path')));
  const isRimmed = style.paintOrder.startsWith('stroke');
  for (const paint of isRimmed ? [stroke, fill] : [fill, stroke]) paint();
}

/** The words of a text that stand there; those to be read by pointing at it are in an element of their own. */
function seenWords({ childNodes }: Element): string {
  return [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
}

function drawText(context: CanvasRenderingContext2D, text: SVGTextContentElement) {
  if (text.getNumberOfChars() === 0) return;
  const style = getComputedStyle(text);
  // Its anchor and its shifts are in this place already.
  const { x, y } = text.getStartPositionOfChar(0);
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.fill;
  context.fillText(seenWords(text), x, y);
}

/**
 * A picture that stands in the page as a PNG file. It is drawn part by part, in the page's own font: an image
 * made of it would know none of the page's fonts.
 */
export function pngOf(picture: SVGSVGElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = picture.viewBox.baseVal;
  [canvas.width, canvas.height] = [Math.ceil(width * SCALE), Math.ceil(height * SCALE)];
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  for (const part of picture.querySelectorAll<SVGGraphicsElement>(
    'rect, path, text:not(:has(tspan)), tspan',
  )) {
    const matrix = part.closest('defs') ? null : part.getCTM();
    if (!matrix) continue;
    context.save();
    context.scale(SCALE, SCALE);
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    if (part instanceof SVGTextContentElement) drawText(context, part);
    else drawShape(context, part, picture);
    context.restore();
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
