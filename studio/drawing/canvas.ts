import path from 'node:path';
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

const FONT = 'Studio';
const fontFile = path.join(
  path.dirname(new URL(import.meta.resolve('@fontsource-variable/instrument-sans')).pathname),
  'files/instrument-sans-latin-wght-normal.woff2',
);
GlobalFonts.registerFromPath(fontFile, FONT);

/** The canvas takes whole hundreds only: it would read 550 as the size. */
export const font = (size: number, weight: 500 | 600 | 700 = 500) => `${weight} ${size}px ${FONT}`;

/** A new canvas and its pen. */
export function paper(width: number, height: number): readonly [Canvas, Pen] {
  const canvas = createCanvas(Math.round(width), Math.round(height));
  return [canvas, canvas.getContext('2d')];
}

/** A rounded rectangle's path. */
export function pill(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = height / 2,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
}

/** A linear gradient through evenly spaced colors. */
export function gradient(
  pen: Pen,
  line: readonly [number, number, number, number],
  colors: readonly string[],
) {
  const made = pen.createLinearGradient(...line);
  for (const [i, color] of colors.entries()) made.addColorStop(i / Math.max(1, colors.length - 1), color);
  return made;
}

/** Numbers between 0 and 1 that look random and are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
