import type { Canvas } from '@napi-rs/canvas';
import type { Finish } from './finish';

/** Bead-blasted or anodised metal. */
export const anodised = (colour: string, roughness = 0.36): Finish => ({
  colour,
  metalness: 0.8,
  roughness,
  specular: 0.5,
  grain: 'blasted',
});

export const polished = (colour: string, roughness = 0.16): Finish => ({ colour, metalness: 1, roughness });

export const plastic = (colour: string, roughness = 0.42): Finish => ({
  colour,
  metalness: 0,
  roughness,
  specular: 0.45,
});

export const softTouch = (colour: string): Finish => ({
  colour,
  metalness: 0,
  roughness: 0.6,
  specular: 0.4,
});

export const glossyPlastic = (colour: string): Finish => ({
  colour,
  metalness: 0,
  roughness: 0.22,
  specular: 0.5,
  coat: 0.6,
});

/** Glass over a dark layer: bezels, lens covers. */
export const blackGlass: Finish = { colour: '#050506', metalness: 0, roughness: 0.06, specular: 0.4 };

export const rubber = (colour = '#161618'): Finish => ({
  colour,
  metalness: 0,
  roughness: 0.7,
  specular: 0.3,
});

export const fabric = (colour: string): Finish => ({
  colour,
  metalness: 0,
  roughness: 0.92,
  sheen: 0.6,
  grain: 'knit',
});

export const leather = (colour: string): Finish => ({
  colour,
  metalness: 0,
  roughness: 0.55,
  specular: 0.35,
  grain: 'leather',
});

/** Holes and gaps: takes nearly all light. */
export const hole: Finish = { colour: '#070708', metalness: 0, roughness: 0.85, specular: 0.1 };

/** A lit display. */
export const display = (glow: Canvas, glowStrength = 1): Finish => ({
  colour: '#000000',
  metalness: 0,
  roughness: 0.06,
  specular: 0.15,
  glow,
  glowStrength,
});

/** A printed picture on a surface, such as key legends. */
export const printed = (picture: Canvas, roughness = 0.46): Finish => ({
  colour: '#ffffff',
  metalness: 0,
  roughness,
  specular: 0.4,
  picture,
});

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const hex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;

/** The same colour, darker or lighter. */
export const shade = (colour: string, factor: number): string =>
  hex(channels(colour).map((value) => value * factor));

/** A colour with so much of another in it, 0 to 1. */
export function mixed(colour: string, other: string, part: number): string {
  const into = channels(other);
  return hex(channels(colour).map((value, i) => value + ((into[i] ?? value) - value) * part));
}
