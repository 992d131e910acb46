import type { Canvas } from '@napi-rs/canvas';
import type { Finish } from './finish';

/** Bead-blasted or anodized metal. */
export const anodized = (color: string, roughness = 0.36): Finish => ({
  color,
  metalness: 0.8,
  roughness,
  specular: 0.5,
  grain: 'blasted',
});

export const polished = (color: string, roughness = 0.16): Finish => ({ color, metalness: 1, roughness });

export const plastic = (color: string, roughness = 0.42): Finish => ({
  color,
  metalness: 0,
  roughness,
  specular: 0.45,
});

export const softTouch = (color: string): Finish => ({
  color,
  metalness: 0,
  roughness: 0.6,
  specular: 0.4,
});

export const glossyPlastic = (color: string): Finish => ({
  color,
  metalness: 0,
  roughness: 0.22,
  specular: 0.5,
  coat: 0.6,
});

/** Glass over a dark layer: bezels, lens covers. */
export const blackGlass: Finish = { color: '#050506', metalness: 0, roughness: 0.06, specular: 0.4 };

export const rubber = (color = '#161618'): Finish => ({
  color,
  metalness: 0,
  roughness: 0.7,
  specular: 0.3,
});

export const fabric = (color: string): Finish => ({
  color,
  metalness: 0,
  roughness: 0.92,
  sheen: 0.6,
  grain: 'knit',
});

export const leather = (color: string): Finish => ({
  color,
  metalness: 0,
  roughness: 0.55,
  specular: 0.35,
  grain: 'leather',
});

/** Holes and gaps: takes nearly all light. */
export const hole: Finish = { color: '#070708', metalness: 0, roughness: 0.85, specular: 0.1 };

/** A lit display. */
export const display = (glow: Canvas, glowStrength = 1): Finish => ({
  color: '#000000',
  metalness: 0,
  roughness: 0.06,
  specular: 0.15,
  glow,
  glowStrength,
});

/** A printed picture on a surface, such as key legends. */
export const printed = (picture: Canvas, roughness = 0.46): Finish => ({
  color: '#ffffff',
  metalness: 0,
  roughness,
  specular: 0.4,
  picture,
});

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const hex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;

/** The same color, darker or lighter. */
export const shade = (color: string, factor: number): string =>
  hex(channels(color).map((value) => value * factor));

/** A color with so much of another in it, 0 to 1. */
export function mixed(color: string, other: string, part: number): string {
  const into = channels(other);
  return hex(channels(color).map((value, i) => value + ((into[i] ?? value) - value) * part));
}
