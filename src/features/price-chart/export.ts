import { typeface } from '@shop/typeface';
import { csvSeparator } from '../../lib/format';
import type { Product } from '../../catalog/product';
import styles from './chart.module.css';
import { CHART_HEIGHT, MARGIN } from './geometry';
import { drawnSeries, type Figure, type ShownSeries } from './series';
import { textWidth } from './text-width';

const SVG = 'http://www.w3.org/2000/svg';
/** For spreadsheets to read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run, at the start of a cell or of what another separator, or another reading of quotes, makes one. */
const FORMULA_START = /(?<=(?:^|[,;\t\r\n])"*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/gu;

/** In CSS pixels. */
const LEGEND = { top: 18, lineHeight: 26, symbolGap: 8, entryGap: 24, symbolHeight: 16 } as const;
const CAPTION_BASELINE = 10;
const PNG_SCALE = 2;

const SHAPE = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'paint-order', 'shape-rendering'];
const COLORS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color']);
/** The computed styles that become attributes. */
const KEPT_STYLES = new Map([
  ['svg', ['font-family', 'font-size']],
  ['rect', ['fill']],
  ['path', SHAPE],
  ['text', ['fill', 'font-weight']],
  ['stop', ['stop-color', 'stop-opacity']],
]);

function csvCell(text: string, separator: string): string {
  const harmless = text.replaceAll(FORMULA_START, "'");
  const isNumber = /^[\d.,]*$/u.test(text) && !text.includes(separator);
  return /[,;\t\r\n"]/u.test(harmless) && !isNumber ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Comma-separated values (RFC 4180), or separated as the shop's locale has it. What would be a formula gets an apostrophe. */
export function toCsv(rows: ReadonlyArray<readonly string[]>, separator = csvSeparator()): string {
  return rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('');
}

export function figuresCsv(products: readonly Product[], figures: readonly Figure[]): Blob {
  const head = ['Title', 'Category', ...figures.map(({ labelWithUnit }) => labelWithUnit)];
  const rows = products.map((product) => [
    product.product_title,
    product.category,
    ...figures.map(({ valueOf, formatCell }) => {
      const value = valueOf(product);
      return value === undefined ? '' : formatCell(value);
    }),
  ]);
  return new Blob([BYTE_ORDER_MARK, toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' });
}

function createElement(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** Wraps its entries. */
function createLegend(series: ShownSeries, width: number): { lines: number; elements: SVGElement[] } {
  const elements: SVGElement[] = [];
  let x: number = MARGIN.left;
  let line = 0;
  for (const { label, symbol, className = '' } of drawnSeries(series)) {
    const entryWidth = symbol.width + LEGEND.symbolGap + textWidth(label);
    if (x > MARGIN.left && x + entryWidth > width - MARGIN.right) [x, line] = [MARGIN.left, line + 1];
    const y = LEGEND.top + line * LEGEND.lineHeight;
    const sign = createElement('g', { class: styles.symbol ?? '', transform: `translate(${x} ${y})` });
    sign.append(createElement('path', { class: className, d: symbol.path }));
    const [textX, textY] = [x + symbol.width + LEGEND.symbolGap, y + LEGEND.symbolHeight - 3];
    elements.push(sign, createElement('text', { x: textX, y: textY, fill: 'currentColor' }, label));
    x += entryWidth + LEGEND.entryGap;
  }
  return { lines: line + 1, elements };
}

function composeSheet(chart: SVGSVGElement, series: ShownSeries, caption: string): SVGSVGElement {
  const { width } = chart.viewBox.baseVal;
  const legend = createLegend(series, width);
  const legendHeight = LEGEND.top + legend.lines * LEGEND.lineHeight;
  const height = legendHeight + CHART_HEIGHT;
  const sheet = document.importNode(chart, true);
  const plot = createElement('g', { transform: `translate(0 ${legendHeight})` });
  plot.append(...sheet.childNodes);
  const captionAt = { x: MARGIN.left, y: height - CAPTION_BASELINE, fill: 'currentColor' };
  sheet.append(
    createElement('rect', { class: styles.ground ?? '', width, height }),
    ...legend.elements,
    plot,
    createElement('text', captionAt, caption),
  );
  sheet.removeAttribute('preserveAspectRatio');
  sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  return sheet;
}

/** `oklch` is too new for most programs other than browsers. */
function toRgb(color: string, context: CanvasRenderingContext2D): { hex: string; alpha: number } {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  const digits = [red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0'));
  return { hex: `#${digits.join('')}`, alpha: alpha / 255 };
}

/** So that the picture needs no style sheet. */
function inlineStyles(element: Element, context: CanvasRenderingContext2D): void {
  const style = getComputedStyle(element);
  for (const name of KEPT_STYLES.get(element.tagName) ?? []) {
    const value = style.getPropertyValue(name);
    // A gradient keeps the reference that it has.
    if (value === '' || value.includes('url(')) continue;
    const isColor = COLORS.has(name) && value !== 'none';
    const { hex, alpha } = isColor ? toRgb(value, context) : { hex: value, alpha: 1 };
    element.setAttribute(name, hex);
    if (alpha < 1) element.setAttribute(`${name}-opacity`, alpha.toFixed(2));
  }
  for (const child of element.children) inlineStyles(child, context);
  element.removeAttribute('class');
}

/** The chart with its legend and a caption, as a picture that needs nothing else. */
export function createPicture(chart: SVGSVGElement, series: ShownSeries, caption: string): SVGSVGElement {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  const sheet = composeSheet(chart, series, caption);
  // In the page for its styles to be computed.
  chart.after(sheet);
  inlineStyles(sheet, context);
  sheet.remove();
  return sheet;
}

export function svgBlob(picture: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
}

/** An image of an SVG has no access to the page's fonts. */
async function embedFont(picture: SVGSVGElement): Promise<void> {
  if (!typeface) return;
  const file = new Uint8Array(await (await fetch(typeface.file)).arrayBuffer());
  const base64 = btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''));
  const source = `url(data:font/woff2;base64,${base64})`;
  const face = `font-family:'Shop Typeface';font-weight:${typeface.weight};src:${source}`;
  picture.prepend(createElement('style', {}, `@font-face{${face}}`));
}

export async function pngBlob(picture: SVGSVGElement): Promise<Blob> {
  // Offline, the fallback font does.
  await embedFont(picture).catch(() => undefined);
  const { width, height } = picture.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PNG_SCALE);
  canvas.height = Math.ceil(height * PNG_SCALE);
  picture.setAttribute('width', String(canvas.width));
  picture.setAttribute('height', String(canvas.height));
  const url = URL.createObjectURL(svgBlob(picture));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    // `toBlob` would wait for idle time between frames, which may be seconds.
    const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
