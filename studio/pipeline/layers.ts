import { readFile } from 'node:fs/promises';

/** The layers that Blender hands over, in this order, with their channels. */
export const LAYERS = [
  ['color', 3],
  ['alpha', 1],
  ['glow', 3],
  ['normal', 3],
  ['diffuse', 3],
  ['gloss', 3],
  ['cover', 1],
] as const;

type LayerName = (typeof LAYERS)[number][0];

export interface Layers {
  readonly width: number;
  readonly height: number;
  readonly of: Readonly<Record<LayerName, Float32Array>>;
}

export async function readLayers(file: string, width: number, height: number): Promise<Layers> {
  const bytes = await readFile(file);
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const pixels = width * height;
  const total = LAYERS.reduce((sum, [, channels]) => sum + channels, 0);
  if (values.length !== pixels * total) throw new Error(`${file} does not hold ${width} × ${height} pixels`);
  let start = 0;
  const take = (channels: number) => {
    start += pixels * channels;
    return values.subarray(start - pixels * channels, start);
  };
  const [color, alpha, glow, normal, diffuse, gloss, cover] = LAYERS.map(([, channels]) => take(channels));
  if (!color || !alpha || !glow || !normal || !diffuse || !gloss || !cover)
    throw new Error(`${file} lacks a layer`);
  return { width, height, of: { color, alpha, glow, normal, diffuse, gloss, cover } };
}
