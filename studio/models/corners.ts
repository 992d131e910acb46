import type { Shape } from './surfaces';

/** The model's bounds. */
export function boundsOf(shapes: readonly Shape[]): { readonly low: number[]; readonly high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of shapes)
    for (const [i, value] of positions.entries()) {
      low[i % 3] = Math.min(low[i % 3] ?? 0, value);
      high[i % 3] = Math.max(high[i % 3] ?? 0, value);
    }
  return { low, high };
}

/** The corners of every triangle in a row, moved so that this point is the origin. */
export const cornersOf = (shapes: readonly Shape[], origin: readonly number[]): Float32Array =>
  Float32Array.from(
    shapes.flatMap(({ positions, indices }) =>
      Array.from(indices).flatMap((vertex) =>
        origin.map((value, axis) => (positions[vertex * 3 + axis] ?? 0) - value),
      ),
    ),
  );
