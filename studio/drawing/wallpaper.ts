import { Color } from 'three';
import type { Canvas } from '@napi-rs/canvas';
import { paper, randomFrom } from './canvas';

/** How the folds run: across the screen, around a point below it, or in a spiral. */
export type WallpaperStyle = 'dunes' | 'bloom' | 'twist';

export interface Wallpaper {
  readonly style: WallpaperStyle;
  /** From the farthest fold to the nearest. */
  readonly colors: readonly string[];
  /** The color deep in the folds. */
  readonly depth: string;
  readonly seed: number;
  readonly folds?: number;
}

interface Fold {
  readonly light: Color;
  readonly base: number;
  readonly waves: readonly { readonly amount: number; readonly frequency: number; readonly phase: number }[];
}

const step = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

function foldsOf({ colors, seed, folds = 7, style }: Wallpaper): Fold[] {
  const random = randomFrom(seed);
  return Array.from({ length: folds }, (_, i) => {
    const spot = (i / Math.max(1, folds - 1)) * (colors.length - 1);
    const from = new Color(colors[Math.floor(spot)]);
    const to = new Color(colors[Math.ceil(spot)]);
    return {
      light: from.lerp(to, spot % 1),
      base: -0.08 + (i / folds) * (style === 'dunes' ? 1.05 : 1.12) + (random() - 0.5) * 0.05,
      waves: [
        { amount: 0.14 + random() * 0.08, frequency: 1.6 + random() * 1.4, phase: random() * 7 },
        { amount: 0.03 + random() * 0.04, frequency: 3.5 + random() * 2.5, phase: random() * 7 },
      ],
    };
  });
}

/** A pixel's place along and across the folds; both about 0 to 1. */
function place(style: WallpaperStyle, x: number, y: number, aspect: number): [along: number, across: number] {
  if (style === 'dunes') return [x * Math.min(1, 0.3 + 0.45 * aspect) + y * 0.3, y * 0.9 + x * 0.16 - 0.05];
  const dx = (x - 0.62) * aspect;
  const dy = (y - 1.16) * 1.05;
  const radius = Math.hypot(dx, dy) / 1.35;
  const angle = Math.atan2(-dy, dx) / Math.PI;
  if (style === 'bloom') return [angle * 2.6, 1.02 - radius];
  return [angle * 1.4 + radius * 0.7, 1.04 - radius + 0.16 * Math.sin(angle * 5 + radius * 2)];
}

const crest = ({ base, waves }: Fold, along: number) =>
  base +
  waves.reduce((sum, wave) => sum + wave.amount * Math.sin(wave.frequency * along * 2.2 + wave.phase), 0);

/** Soft folds of colored light, computed pixel by pixel: a screen's picture without any maker's mark. */
export function drawWallpaper(wallpaper: Wallpaper, width: number, height: number): Canvas {
  const [canvas, pen] = paper(width, height);
  const image = pen.createImageData(canvas.width, canvas.height);
  const folds = foldsOf(wallpaper);
  const depth = new Color(wallpaper.depth);
  const color = new Color();
  const layer = new Color();
  const aspect = width / height;
  const softness = 1.4 / height;
  for (let py = 0; py < canvas.height; py += 1)
    for (let px = 0; px < canvas.width; px += 1) {
      const [along, across] = place(wallpaper.style, px / width, py / height, aspect);
      color.copy(depth).lerp(folds[0]?.light ?? depth, 0.25 + 0.3 * step(0.2, -0.6, across));
      for (const [i, fold] of folds.entries()) {
        const below = across - crest(fold, along);
        const edge = 0.004 + 0.02 * step(0.4, 0, i / folds.length);
        const cover = step(-softness - edge, softness + edge, below);
        // The fold in front throws a soft shadow on those behind it.
        const shade = 1 - 0.42 * step(-0.16, 0, below) * (1 - cover);
        color.multiplyScalar(shade);
        if (cover <= 0) continue;
        const sink = step(0, 0.42, below);
        layer.copy(fold.light).lerp(depth, 0.82 * sink);
        const rim = 0.16 * Math.exp(-((below / 0.02) ** 2));
        layer.addScalar(rim);
        color.lerp(layer, cover);
      }
      const at = (py * canvas.width + px) * 4;
      const [red, green, blue] = color.convertLinearToSRGB().toArray();
      image.data[at] = 255 * (red ?? 0);
      image.data[at + 1] = 255 * (green ?? 0);
      image.data[at + 2] = 255 * (blue ?? 0);
      image.data[at + 3] = 255;
    }
  pen.putImageData(image, 0, 0);
  return canvas;
}
