/** glTF's numbers for the types of what a buffer holds. */
const TYPES = { byte: 5120, short: 5122, unsignedShort: 5123, unsignedInt: 5125 } as const;

export interface Quantized {
  readonly bytes: Buffer;
  readonly componentType: number;
}

/** Maps coordinates to whole numbers and back: coordinate = whole × step + middle. */
export interface Grid {
  readonly step: number;
  readonly middle: readonly [number, number, number];
}

const REACH = 32_767;
/** A hundredth of a millimeter would still show where a print lies on a surface. */
const FINEST = 0.00004;

export function gridFor(low: readonly number[], high: readonly number[]): Grid {
  const span = Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
  const middle = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  return { step: Math.max(FINEST, span / 2 / REACH), middle: [middle(0), middle(1), middle(2)] };
}

export const toGrid = (value: number, axis: number, { step, middle }: Grid): number =>
  Math.round((value - (middle[axis] ?? 0)) / step);

/** Positions as 16-bit whole numbers, each vertex in eight bytes, as glTF wants them aligned. */
export function quantizePositions(positions: Float32Array, grid: Grid): Quantized {
  const bytes = Buffer.alloc((positions.length / 3) * 8);
  for (const [i, value] of positions.entries())
    bytes.writeInt16LE(toGrid(value, i % 3, grid), Math.floor(i / 3) * 8 + (i % 3) * 2);
  return { bytes, componentType: TYPES.short };
}

/** Normals as signed bytes: ±127 is ±1. Four bytes a vertex. */
export function quantizeNormals(normals: Float32Array): Quantized {
  const bytes = Buffer.alloc((normals.length / 3) * 4);
  for (const [i, value] of normals.entries())
    bytes.writeInt8(Math.round(Math.min(1, Math.max(-1, value)) * 127), Math.floor(i / 3) * 4 + (i % 3));
  return { bytes, componentType: TYPES.byte };
}

/** Places in a picture of up to 1,024 pixels: an eighth of one is fine enough, and the even steps compress better. */
const UV_STEP = 65_535 / 8191;

export function quantizeUvs(uvs: Float32Array): Quantized {
  const bytes = Buffer.alloc(uvs.length * 2);
  for (const [i, value] of uvs.entries()) {
    if (value < -0.001 || value > 1.001) throw new Error(`A place in a picture is outside it: ${value}`);
    const steps = Math.round(Math.min(1, Math.max(0, value)) * 8191);
    bytes.writeUInt16LE(Math.round(steps * UV_STEP), i * 2);
  }
  return { bytes, componentType: TYPES.unsignedShort };
}

export function packIndices(indices: Uint32Array, vertices: number): Quantized {
  const small = vertices <= 65_535;
  const bytes = small ? Buffer.from(Uint16Array.from(indices).buffer) : Buffer.from(indices.slice().buffer);
  return { bytes, componentType: small ? TYPES.unsignedShort : TYPES.unsignedInt };
}
