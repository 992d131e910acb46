import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../models');

interface Size {
  width: number;
  height?: number;
  depth?: number;
  /** The depth of a notebook's base: the lid is open. */
  base?: number;
  /** From the glass of the screen to the back, without lenses. */
  thickness?: number;
}

/** Millimeters, as the makers give them. They give a notebook's thickness with its lid closed; ours are open. */
const sizes: Readonly<Record<string, Size>> = {
  'anker-511-charger-nano-3-30w': { width: 28.4, height: 28.4 },
  'anker-735-charger-ganprime-65w': { width: 38, height: 66 },
  'anker-737-power-bank': { width: 54.6, height: 155.7, depth: 49.5 },
  'asus-rog-zephyrus-g14-2024': { width: 311, base: 220 },
  'asus-vivobook-s-15-s5507': { width: 352.6, base: 226.9 },
  'asus-zenbook-14-oled-ux3405': { width: 312.4, base: 220.1 },
  'dell-xps-13-9345': { width: 295.3, base: 199.1 },
  'garmin-forerunner-265': { width: 46.1 },
  'google-pixel-8a': { width: 72.7, height: 152.1, thickness: 8.9 },
  'google-pixel-9-pro': { width: 72, height: 152.8, thickness: 8.5 },
  'hp-omnibook-x-14': { width: 312.9, base: 223.5 },
  'iphone-15': { width: 71.6, height: 147.6, thickness: 7.8 },
  'iphone-15-pro': { width: 70.6, height: 146.6, thickness: 8.25 },
  'iphone-16': { width: 71.6, height: 147.6, thickness: 7.8 },
  'iphone-16-pro': { width: 71.5, height: 149.6, thickness: 8.25 },
  'iphone-16-pro-max': { width: 77.6, height: 163, thickness: 8.25 },
  'iphone-17': { width: 71.5, height: 149.6, thickness: 7.95 },
  'iphone-air': { width: 74.7, height: 156.2, thickness: 5.64 },
  'jbl-flip-6': { width: 178, height: 72, depth: 68 },
  'keychron-q1-pro': { width: 327.5, depth: 145 },
  'lenovo-thinkpad-x1-carbon-gen-12': { width: 312.8, base: 214.8 },
  'lenovo-yoga-slim-7x': { width: 325, base: 225.2 },
  'logitech-brio-500': { width: 110 },
  'logitech-mx-master-3s': { width: 84.3, height: 51, depth: 124.9 },
  'macbook-air-13-m4': { width: 304.1, base: 215 },
  'macbook-air-13-m5': { width: 304.1, base: 215 },
  'macbook-air-15-m4': { width: 340.4, base: 237.6 },
  'macbook-air-15-m5': { width: 340.4, base: 237.6 },
  'macbook-pro-14-m4': { width: 312.6, base: 221.2 },
  'macbook-pro-14-m4-pro': { width: 312.6, base: 221.2 },
  'macbook-pro-14-m5': { width: 312.6, base: 221.2 },
  'macbook-pro-16-m4-pro': { width: 355.7, base: 248.1 },
  'microsoft-surface-laptop-13': { width: 285.7, base: 214.1 },
  'microsoft-surface-laptop-7-13': { width: 301, base: 220 },
  'motorola-razr-plus-2024': { width: 74, height: 171.4, thickness: 7.1 },
  'oneplus-15': { width: 76.7, height: 161.4, thickness: 8.1 },
  'samsung-galaxy-s24-ultra': { width: 79, height: 162.3, thickness: 8.6 },
  'samsung-galaxy-s25': { width: 70.5, height: 146.9, thickness: 7.2 },
  'samsung-galaxy-z-flip6': { width: 71.9, height: 165.1, thickness: 6.9 },
};

/** Models that nothing is known to compare with, by reason. */
const unchecked: Readonly<Record<string, readonly string[]>> = {
  'a band and a crown add to the case, the only part that the maker measures': [
    'apple-watch-se-3-40',
    'apple-watch-series-10',
    'apple-watch-series-12-42',
    'apple-watch-ultra-2',
    'apple-watch-ultra-4',
    'google-pixel-watch-3-41',
    'google-pixel-watch-4-41',
    'samsung-galaxy-watch7-40',
    'samsung-galaxy-watch8-40',
    'withings-scanwatch-2',
  ],
  'stands or lies as the maker does not measure it': [
    'apple-airpods-pro-2-usb-c',
    'apple-airpods-pro-3',
    'apple-pencil-pro',
    'bose-quietcomfort-ultra-headphones',
    'samsung-galaxy-buds3-pro',
    'sony-wh-1000xm5',
    'sony-wh-1000xm6',
  ],
  'no figure of the maker at hand': [
    'iphone-17e',
    'iphone-18-pro',
    'logitech-mx-master-4',
    'macbook-neo',
    'samsung-galaxy-s26',
    'samsung-galaxy-s26-ultra',
  ],
};

const number = v.number();
const gltf = v.object({
  nodes: v.array(v.object({ mesh: number, scale: v.array(number), translation: v.array(number) })),
  meshes: v.array(
    v.object({
      primitives: v.array(v.object({ attributes: v.object({ POSITION: number }), indices: number })),
    }),
  ),
  accessors: v.array(
    v.object({
      bufferView: number,
      byteOffset: v.optional(number, 0),
      count: number,
      componentType: number,
    }),
  ),
  bufferViews: v.array(v.object({ byteOffset: number, byteStride: v.optional(number, 0) })),
});

/** In millimeters. */
type Corner = readonly [x: number, y: number, z: number];
type Triangle = readonly [Corner, Corner, Corner];

const UNSIGNED_INT = 5125;

/** The model's triangles, without the shadow on the ground: positions of 16 bits. */
function trianglesOf(id: string): Triangle[] {
  const text = readFileSync(path.join(folder, id, 'model.gltf'), 'utf8');
  const bin = readFileSync(path.join(folder, id, 'model.bin'));
  const { nodes, meshes, accessors, bufferViews } = v.parse(gltf, JSON.parse(text));
  const [node] = nodes;
  const place = (at: number, axis: 0 | 1 | 2) =>
    1000 * (bin.readInt16LE(at + 2 * axis) * (node?.scale[axis] ?? 1) + (node?.translation[axis] ?? 0));
  const listOf = (accessor: number) => {
    const { bufferView = 0, byteOffset = 0, count = 0, componentType } = accessors[accessor] ?? {};
    const view = bufferViews[bufferView];
    return { start: (view?.byteOffset ?? 0) + byteOffset, stride: view?.byteStride ?? 0, count, componentType };
  };
  return (meshes[node?.mesh ?? 0]?.primitives ?? []).flatMap(({ attributes, indices }) => {
    const positions = listOf(attributes.POSITION);
    const order = listOf(indices);
    const cornerAt = (turn: number): Corner => {
      const index =
        order.componentType === UNSIGNED_INT
          ? bin.readUInt32LE(order.start + 4 * turn)
          : bin.readUInt16LE(order.start + 2 * turn);
      const at = positions.start + index * positions.stride;
      return [place(at, 0), place(at, 1), place(at, 2)];
    };
    return Array.from(
      { length: order.count / 3 },
      (_, triangle) => [cornerAt(3 * triangle), cornerAt(3 * triangle + 1), cornerAt(3 * triangle + 2)] as const,
    );
  });
}

function reach(corners: readonly Corner[], axis: 0 | 1 | 2): number {
  const places = corners.map((corner) => corner[axis]);
  return (
    places.reduce((most, place) => Math.max(most, place), -Infinity) -
    places.reduce((least, place) => Math.min(least, place), Infinity)
  );
}

/** The area of a triangle seen from the front, in square millimeters; below 0 from behind. */
const areaFromFront = ([a, b, c]: Triangle) =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;

/** Between the outermost large faces that look to the front and to the back. */
function thicknessOf(triangles: readonly Triangle[]): number {
  const outermost = (side: 1 | -1) => {
    const areas = new Map<number, number>();
    for (const triangle of triangles.filter((each) => Math.abs(reach(each, 2)) < 0.01)) {
      const area = side * areaFromFront(triangle);
      const depth = Math.round(20 * side * triangle[0][2]) / 20;
      if (area > 0) areas.set(depth, (areas.get(depth) ?? 0) + area);
    }
    const large = 0.3 * Math.max(...areas.values());
    return Math.max(...[...areas].filter(([, area]) => area > large).map(([depth]) => depth));
  };
  return outermost(1) + outermost(-1);
}

it('every model is measured, or a reason is given', () => {
  const named = [...Object.keys(sizes), ...Object.values(unchecked).flat()];
  expect(named.toSorted()).toEqual(readdirSync(folder).toSorted());
});

it.each(Object.entries(sizes))('%s is within 3 percent of its true size', (id, size) => {
  const triangles = trianglesOf(id);
  const corners = triangles.flat();
  const ground = corners.reduce((least, [, y]) => Math.min(least, y), Infinity);
  const base = corners.filter(([, y]) => y < ground + 8);
  const measured: Required<Size> = {
    width: reach(corners, 0),
    height: reach(corners, 1),
    depth: reach(corners, 2),
    base: reach(base, 2),
    thickness: thicknessOf(triangles),
  };
  const wrong = (['width', 'height', 'depth', 'base', 'thickness'] as const).filter((side) => {
    const { [side]: told = measured[side] } = size;
    return Math.abs(measured[side] / told - 1) > 0.03;
  });
  expect(wrong, JSON.stringify(measured)).toEqual([]);
});
