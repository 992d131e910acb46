import sharp from 'sharp';
import { boundsOf, cornersOf } from './corners';
import { depthsOf, directions, project } from './depth';
import type { Shape } from './surfaces';

const CELLS = 112;
const DIRECTIONS = 400;
const SIZE = 240;
/** The shadow's reach beyond the model, in parts of the model's height and of its length. */
const REACH = { height: 0.3, length: 0.16 };
/** As dark as the pictures' where things touch the ground. */
const DARKEST = 0.85;
/** Drops shadow this faint, or the square's corners would show. */
const FAINTEST = 0.04;

const smooth = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

export interface Ground {
  /** A square of two triangles under the model. */
  readonly shape: Shape;
  readonly picture: Buffer;
}

/** Ambient occlusion of each cell of the ground, 0 to 1. */
function darkness(corners: Float32Array, cells: Float32Array, radius: number): Float32Array {
  const dark = new Float32Array(cells.length / 3);
  let sky = 0;
  for (const direction of directions(DIRECTIONS)) {
    if (direction.y < 0.05) continue;
    sky += direction.y;
    const eye = { direction, radius, size: SIZE };
    const depths = depthsOf(project(corners, eye), SIZE);
    const seen = project(cells, eye);
    for (let i = 0; i < dark.length; i += 1) {
      const pixel = Math.floor(seen[i * 3 + 1] ?? 0) * SIZE + Math.floor(seen[i * 3] ?? 0);
      if ((depths[pixel] ?? -Infinity) > (seen[i * 3 + 2] ?? 0)) dark[i] = (dark[i] ?? 0) + direction.y;
    }
  }
  return dark.map((value) => value / sky);
}

/** Fades out toward a circle within the square, so that no edge shows. */
function alphaOf(dark: Float32Array): Buffer {
  const fromMiddle = (at: number) => ((at + 0.5) / CELLS) * 2 - 1;
  return Buffer.from(
    dark.map((value, i) => {
      const away = Math.hypot(fromMiddle(i % CELLS), fromMiddle(Math.floor(i / CELLS)));
      const strength = Math.max(0, value - FAINTEST) / (1 - FAINTEST);
      return 255 * DARKEST * strength * smooth((1 - away) / 0.4);
    }),
  );
}

/** The soft shadow that a model leaves on the ground, as a picture to lie under it. */
export async function groundUnder(shapes: readonly Shape[]): Promise<Ground> {
  const { low, high } = boundsOf(shapes);
  const [wide = 0, tall = 0, deep = 0] = high.map((value, axis) => value - (low[axis] ?? 0));
  const half = Math.max(wide, deep) * (0.5 + REACH.length) + tall * REACH.height;
  const [x = 0, y = 0, z = 0] = low;
  const origin = [x + wide / 2, y, z + deep / 2];
  const along = (at: number) => ((at + 0.5) / CELLS - 0.5) * 2 * half;
  const cells = Float32Array.from(
    Array.from({ length: CELLS * CELLS }, (_, i) => [
      along(i % CELLS),
      0,
      along(Math.floor(i / CELLS)),
    ]).flat(),
  );
  const alpha = alphaOf(darkness(cornersOf(shapes, origin), cells, Math.hypot(half, half, tall) + 0.01));
  const raw = { width: CELLS, height: CELLS, channels: 1 } as const;
  const soft = await sharp(alpha, { raw }).blur(1.4).toColorspace('b-w').raw().toBuffer();
  const pixels = Buffer.alloc(CELLS * CELLS * 4);
  for (const [i, value] of soft.entries()) pixels[i * 4 + 3] = value;
  const picture = await sharp(pixels, { raw: { ...raw, channels: 4 } })
    .webp({ quality: 50, alphaQuality: 95, effort: 6 })
    .toBuffer();
  return { shape: square(origin, half), picture };
}

/** A hair below the model, so that its own underside covers it. */
function square([x = 0, y = 0, z = 0]: readonly number[], half: number): Shape {
  const signs = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ] as const;
  return {
    positions: Float32Array.from(signs.flatMap(([u, v]) => [x + u * half, y - 0.002, z + v * half])),
    normals: Float32Array.from(signs.flatMap(() => [0, 1, 0])),
    uvs: Float32Array.from(signs.flatMap(([u, v]) => [(u + 1) / 2, (v + 1) / 2])),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  };
}
