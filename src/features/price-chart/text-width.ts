/** The size of every text in the chart, in CSS pixels. */
export const FONT_SIZE = 13;

const THIN = new Set("ijlI.,:;'| ");
const SLIM = new Set('frt()[]/!*"');
const BROAD = new Set('mwMW@%—');

/** Advance widths in em, as Instrument Sans has them on average, and a little more for what it lacks. */
function estimate(character: string): number {
  if (THIN.has(character)) return 0.25;
  if (SLIM.has(character)) return 0.41;
  if (BROAD.has(character)) return 0.93;
  if ((character.codePointAt(0) ?? 0) >= 0x1100) return 1.05;
  if (/[\d$]/u.test(character)) return 0.65;
  return character === character.toLowerCase() ? 0.57 : 0.71;
}

/** Estimated once for each character: the titles of a chart have thousands of a few dozen. */
const advances = new Map<string, number>();

function advance(character: string): number {
  const known = advances.get(character);
  if (known !== undefined) return known;
  const em = estimate(character);
  advances.set(character, em);
  return em;
}

/** About how wide a text is in CSS pixels: estimated, so that no layout has to be asked for while drawing. */
export function textWidth(text: string): number {
  let em = 0;
  for (const character of text) em += advance(character);
  return em * FONT_SIZE;
}

/** The text if it fits into so many CSS pixels, else as much of it as does, with an ellipsis. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = '';
  let width = textWidth('…');
  for (const character of text) {
    width += advance(character) * FONT_SIZE;
    if (width > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
