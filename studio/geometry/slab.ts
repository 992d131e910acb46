import type { BufferGeometry } from 'three';
import { MeshBuilder } from './mesh-builder';
import { roundedRect, type CornerOptions, type Outline } from './outline';

/** A step of a slab's side: how far in from the outline, at which height, and the side's normal there. */
export interface ProfilePoint {
  readonly inset: number;
  readonly z: number;
  readonly outward: number;
  readonly up: number;
}

export type Profile = readonly ProfilePoint[];

interface Arc {
  /** Radii of the quarter ellipse, across and along z. */
  readonly across: number;
  readonly along: number;
  readonly steps: number;
}

function arc({ across, along, steps }: Arc, edgeZ: number, direction: 1 | -1): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = ((direction > 0 ? k : steps - k) / steps) * (Math.PI / 2);
    const outward = Math.cos(angle) / (across || 1);
    const up = Math.sin(angle) / (along || 1);
    const length = Math.hypot(outward, up) || 1;
    return {
      inset: across * (1 - Math.cos(angle)),
      z: edgeZ - direction * along * (1 - Math.sin(angle)),
      outward: outward / length,
      up: (direction * up) / length,
    };
  });
}

/** A straight side with a quarter-round at the top and at the bottom. */
export function bevel(depth: number, top: number, bottom = top, steps = 6): Profile {
  return [
    ...arc({ across: bottom, along: bottom, steps }, 0, -1),
    ...arc({ across: top, along: top, steps }, depth, 1),
  ];
}

/** Like `bevel`, with an elliptical top: far in, not so high. Good for domes and pillows. */
export function dome(depth: number, across: number, along: number, bottom = 0.004): Profile {
  return [
    ...arc({ across: bottom, along: bottom, steps: 5 }, 0, -1),
    ...arc({ across, along, steps: 20 }, depth, 1),
  ];
}

/** Elliptical at both ends: a pebble. */
export function pebble(depth: number, across: number, top: number, bottom = top): Profile {
  return [
    ...arc({ across, along: bottom, steps: 16 }, 0, -1),
    ...arc({ across, along: top, steps: 16 }, depth, 1),
  ];
}

function boundsOf(outline: Outline) {
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  const left = Math.min(...xs);
  const bottom = Math.min(...ys);
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}

/** An outline drawn up along z by a profile, with flat caps and exact normals; uv is planar over the outline. */
export function slab(outline: Outline, profile: Profile): BufferGeometry {
  const mesh = new MeshBuilder();
  const box = boundsOf(outline);
  const count = outline.length;
  const place = (step: ProfilePoint, normal?: readonly [number, number, number]) => {
    const first = mesh.count;
    for (const point of outline) {
      const x = point.x - point.nx * step.inset;
      const y = point.y - point.ny * step.inset;
      mesh.vertex(
        [x, y, step.z],
        normal ?? [point.nx * step.outward, point.ny * step.outward, step.up],
        (x - box.left) / box.width,
        (y - box.bottom) / box.height,
      );
    }
    return first;
  };
  const rows = profile.map((step) => place(step));
  for (const [j, row] of rows.slice(0, -1).entries()) {
    const next = rows[j + 1] ?? row;
    for (let i = 0; i < count; i += 1) {
      const k = (i + 1) % count;
      mesh.quad(row + i, row + k, next + i, next + k);
    }
  }
  for (const [step, up] of [
    [profile[0], -1],
    [profile.at(-1), 1],
  ] as const) {
    if (step === undefined) continue;
    const center = mesh.vertex(
      [box.left + box.width / 2, box.bottom + box.height / 2, step.z],
      [0, 0, up],
      0.5,
      0.5,
    );
    const rim = place(step, [0, 0, up]);
    for (let i = 0; i < count; i += 1) {
      const k = (i + 1) % count;
      mesh.triangle(center, rim + (up > 0 ? i : k), rim + (up > 0 ? k : i));
    }
  }
  return mesh.build();
}

/** A rounded box standing on z = 0. */
export function plate(
  size: readonly [width: number, height: number, depth: number],
  radius: number,
  edge: number,
  options: CornerOptions & { readonly bottom?: number; readonly steps?: number } = {},
): BufferGeometry {
  const [width, height, depth] = size;
  const outline = roundedRect(width, height, radius, options);
  return slab(outline, bevel(depth, edge, options.bottom ?? edge, options.steps ?? 5));
}

/** A plate for bending: its front consists of strips from side to side, each as long as the outline is there. */
export function layered(
  [width, height, depth]: readonly [width: number, height: number, depth: number],
  radius: number,
  strips = 24,
): BufferGeometry {
  const mesh = new MeshBuilder();
  const r = Math.min(radius, width / 2, height / 2);
  const rows = Array.from({ length: strips + 1 }, (_, j) => {
    // Close to each other where the corners are.
    const y = (-Math.cos((j / strips) * Math.PI) * height) / 2;
    const into = Math.max(0, Math.abs(y) - (height / 2 - r));
    return { x: width / 2 - r + Math.sqrt(Math.max(0, r ** 2 - into ** 2)), y };
  });
  const front = rows.map(({ x, y }) =>
    [-x, x].map((at) => mesh.vertex([at, y, depth], [0, 0, 1], at / width + 0.5, y / height + 0.5)),
  );
  const rim = [
    ...rows.map(({ x, y }) => [x, y] as const),
    ...rows.toReversed().map(({ x, y }) => [-x, y] as const),
  ];
  const side = rim.map(([x, y], i) => {
    const [beforeX, beforeY] = rim[(i + rim.length - 1) % rim.length] ?? [x, y];
    const [afterX, afterY] = rim[(i + 1) % rim.length] ?? [x, y];
    const long = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const normal = [(afterY - beforeY) / long, (beforeX - afterX) / long, 0] as const;
    return [0, depth].map((z) => mesh.vertex([x, y, z], normal));
  });
  for (const [j, row] of front.slice(0, -1).entries()) quadOf(mesh, row, front[j + 1]);
  for (const [i, row] of side.entries()) quadOf(mesh, row, side[(i + 1) % side.length]);
  return mesh.build();
}

function quadOf(
  mesh: MeshBuilder,
  [a = 0, b = 0]: readonly number[],
  [c = 0, d = 0]: readonly number[] = [],
): void {
  mesh.quad(a, b, c, d);
}

/** Bends a flat shape, facing z, around an axis along x at this distance behind it. */
export function bent(shape: BufferGeometry, radius: number): BufferGeometry {
  const position = shape.getAttribute('position');
  const normal = shape.getAttribute('normal');
  for (let i = 0; i < position.count; i += 1) {
    const angle = position.getY(i) / radius;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const out = radius + position.getZ(i);
    position.setY(i, out * sin).setZ(i, out * cos - radius);
    const [y, z] = [normal.getY(i), normal.getZ(i)];
    normal.setY(i, y * cos + z * sin).setZ(i, z * cos - y * sin);
  }
  return shape;
}

/** A body through outlines of the same number of points, one over the other, closed by a flat top. */
export function loft(rows: readonly { readonly outline: Outline; readonly z: number }[]): BufferGeometry {
  const mesh = new MeshBuilder();
  const starts = rows.map(({ outline, z }, j) => {
    const first = mesh.count;
    const above = rows[Math.min(rows.length - 1, j + 1)];
    const below = rows[Math.max(0, j - 1)];
    for (const [i, { x, y, nx, ny }] of outline.entries()) {
      const from = below?.outline[i] ?? { x, y };
      const to = above?.outline[i] ?? { x, y };
      const inwards = (from.x - to.x) * nx + (from.y - to.y) * ny;
      const up = (above?.z ?? z) - (below?.z ?? z);
      const length = Math.hypot(inwards, up) || 1;
      mesh.vertex([x, y, z], [(nx * up) / length, (ny * up) / length, inwards / length]);
    }
    return first;
  });
  const top = rows.at(-1);
  if (top === undefined) return mesh.build();
  const count = top.outline.length;
  for (const [j, row] of starts.slice(0, -1).entries()) {
    const next = starts[j + 1] ?? row;
    for (let i = 0; i < count; i += 1) {
      const k = (i + 1) % count;
      mesh.quad(row + i, row + k, next + i, next + k);
    }
  }
  const rim = mesh.count;
  for (const { x, y } of top.outline) mesh.vertex([x, y, top.z], [0, 0, 1]);
  for (let i = 1; i < count - 1; i += 1) mesh.triangle(rim, rim + i, rim + i + 1);
  return mesh.build();
}

/** A flat sheet (a screen, a label) with its picture across the whole of it. */
export function sheet(outline: Outline): BufferGeometry {
  const flat = { inset: 0, outward: 0, up: 1 };
  return slab(outline, [
    { ...flat, z: 0 },
    { ...flat, z: 0.0001 },
  ]);
}
