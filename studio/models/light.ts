import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Vector3 } from 'three';

const FILE = path.resolve(import.meta.dirname, '../../src/features/model-viewer/model-stage-light.hdr');
const WIDTH = 256;
const HEIGHT = 128;

/** The pictures' soft boxes (blender/studio_light.py): direction, distance, width, height, watts. */
const BOXES = [
  [[-0.95, 0.85, 0.12], 6, 5, 4.2, 520],
  [[0.1, 1, -0.35], 5, 6.5, 3, 300],
  [[1, 0.3, 0.15], 5.5, 1.6, 5.5, 190],
  [[-1, 0.22, -0.45], 5.5, 1.4, 5.5, 110],
  [[-0.25, 0.45, 1], 7, 6, 4, 160],
] as const;

/** The room's light by height, from below to above. */
const ROOM = [
  [-1, 0.85],
  [-0.1, 0.85],
  [0.24, 0.28],
  [1, 0.55],
] as const;
const ROOM_STRENGTH = 0.75;

function roomLight(height: number): number {
  const above = Math.max(
    1,
    ROOM.findIndex(([top]) => height <= top),
  );
  const [low, dark] = ROOM[above - 1] ?? ROOM[0];
  const [high, light] = ROOM[above] ?? ROOM[3];
  return ROOM_STRENGTH * (dark + ((light - dark) * (height - low)) / (high - low));
}

const boxes = BOXES.map(([[x, y, z], distance, width, height, watts]) => {
  const normal = new Vector3(x, y, z).normalize();
  const right = new Vector3(0, 1, 0).cross(normal).normalize();
  const up = normal.clone().cross(right);
  // As bright as Blender has a lamp of so many watts.
  const radiance = watts / (width * height * Math.PI);
  return { normal, right, up, distance, width, height, radiance };
});

/** The light that comes from a direction. */
function lightFrom(direction: Vector3): number {
  const seen = boxes
    .filter(({ normal, right, up, distance, width, height }) => {
      const along = direction.dot(normal);
      if (along <= 0) return false;
      const hit = direction.clone().multiplyScalar(distance / along);
      return Math.abs(hit.dot(right)) < width / 2 && Math.abs(hit.dot(up)) < height / 2;
    })
    .toSorted((a, b) => a.distance - b.distance);
  return seen[0]?.radiance ?? roomLight(direction.y);
}

/** A gray light as Radiance has it: a mantissa, and the power of two that it is multiplied by. */
function rgbe(light: number): [mantissa: number, exponent: number] {
  const exponent = Math.ceil(Math.log2(light));
  return [Math.min(255, Math.floor((light / 2 ** exponent) * 256)), exponent + 128];
}

/** Bytes as runs of the same one. */
function runs(bytes: readonly number[]): number[] {
  const packed: number[] = [];
  for (let i = 0; i < bytes.length;) {
    let length = 1;
    while (length < 127 && bytes[i + length] === bytes[i]) length += 1;
    packed.push(128 + length, bytes[i] ?? 0);
    i += length;
  }
  return packed;
}

function scanline(row: number): number[] {
  const latitude = (0.5 - (row + 0.5) / HEIGHT) * Math.PI;
  const pixels = Array.from({ length: WIDTH }, (_, column) => {
    const longitude = ((column + 0.5) / WIDTH - 0.5) * 2 * Math.PI;
    const across = Math.cos(latitude);
    const [x, z] = [across * Math.cos(longitude), across * Math.sin(longitude)];
    return rgbe(lightFrom(new Vector3(x, Math.sin(latitude), z)));
  });
  const gray = runs(pixels.map(([mantissa]) => mantissa));
  const exponents = runs(pixels.map(([, exponent]) => exponent));
  return [2, 2, WIDTH >> 8, WIDTH & 255, ...gray, ...gray, ...gray, ...exponents];
}

/** Writes the pictures' light as the 3D viewer takes it: an equirectangular Radiance file. */
export async function makeLight(): Promise<void> {
  const head = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${HEIGHT} +X ${WIDTH}\n`;
  const rows = Array.from({ length: HEIGHT }, (_, row) => scanline(row)).flat();
  await writeFile(FILE, Buffer.concat([Buffer.from(head), Buffer.from(rows)]));
}
