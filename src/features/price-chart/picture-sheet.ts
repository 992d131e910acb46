import { CHART_HEIGHT } from './plot-frame';
import { FONT_SIZE, textWidth } from './text-width';

const SVG = 'http://www.w3.org/2000/svg';

/** The legend's room above the chart and its places in it, in CSS pixels. */
const LEGEND = { height: 44, left: 20, top: 18, gap: 8, between: 24 } as const;
const SIGN_HEIGHT = 16;
/** How far above the lower edge, which the chart leaves free, its words stand. */
const WORDS_BASELINE = 10;

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function textAt(x: number, y: number, words: string): SVGElement {
  const text = element('text', { x, y, fill: 'currentColor' });
  text.textContent = words;
  return text;
}

/** The legend's entries that are shown, one beside the other, with the same marks. */
function legendOf(card: HTMLElement): SVGElement {
  const legend = element('g', {});
  let x: number = LEGEND.left;
  for (const entry of card.querySelectorAll('[aria-label="Legend"] [aria-pressed="true"]')) {
    const label = entry.textContent;
    const sign = element('g', { transform: `translate(${x} ${LEGEND.top})` });
    const marks = [...entry.querySelectorAll('path')].map((path) => path.cloneNode());
    sign.append(...marks);
    x += Number(entry.querySelector('svg')?.getAttribute('width')) + LEGEND.gap;
    legend.append(sign, textAt(x, LEGEND.top + SIGN_HEIGHT - 3, label));
    x += textWidth(label) + LEGEND.between;
  }
  return legend;
}

/** The chart with its legend and what it is of on the card's own ground, as one picture. */
function composeSheet(card: HTMLElement, chart: SVGSVGElement, words: string): SVGSVGElement {
  const { width } = chart.viewBox.baseVal;
  const height = CHART_HEIGHT + LEGEND.height;
  const sheet = document.createElementNS(SVG, 'svg');
  // The chart's own class carries the size and the colour of its texts.
  for (const name of ['class', 'role', 'aria-label'])
    sheet.setAttribute(name, chart.getAttribute(name) ?? '');
  sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  const ground = element('rect', { width, height, fill: getComputedStyle(card).backgroundColor });
  const plot = element('g', { transform: `translate(0 ${LEGEND.height})` });
  plot.append(...chart.cloneNode(true).childNodes);
  sheet.append(ground, legendOf(card), plot, textAt(LEGEND.left, height - WORDS_BASELINE, words));
  return sheet;
}

/**
 * Hands the chart in a card, with its legend and words that say what it is of, to somebody who needs its computed styles: for as long as that
 * takes it is part of the card, but neither seen nor in the way. `undefined` where there is no chart.
 */
export function withSheet<Result>(
  card: HTMLElement,
  words: string,
  take: (sheet: SVGSVGElement) => Result,
): Result | undefined {
  const chart = card.querySelector<SVGSVGElement>('svg[role="img"]');
  if (!chart) return undefined;
  const holder = document.createElement('div');
  holder.style.cssText = `position: absolute; visibility: hidden; font-size: ${FONT_SIZE}px;`;
  holder.append(composeSheet(card, chart, words));
  card.append(holder);
  try {
    const sheet = holder.querySelector('svg');
    return sheet ? take(sheet) : undefined;
  } finally {
    holder.remove();
  }
}
