import { CatmullRomCurve3, Vector3, type BufferGeometry } from 'three';
import { MeshBuilder } from './mesh-builder';
import type { Outline } from './outline';

export type Point2 = readonly [x: number, y: number];

/** A closed super-elliptic section, for sweeps. */
export function ovalSection(width: number, depth: number, power = 2, segments = 48): Point2[] {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * Math.PI * 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return [
      (width / 2) * Math.sign(cos) * Math.abs(cos) ** (2 / power),
      (depth / 2) * Math.sign(sin) * Math.abs(sin) ** (2 / power),
    ];
  });
}

/** Evenly spaced points of a smooth curve through the given ones. */
export function smoothPath(points: readonly Point2[], count: number, closed = false): Point2[] {
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    closed,
    'centripetal',
  );
  return curve.getSpacedPoints(count).map((point) => [point.x, point.y]);
}

/**
 * A section swept along a path in the XY plane. The section's x lies along the path's normal, its y along z.
 * `scale` narrows the section toward the ends (t from 0 to 1).
 */
export function sweep(
  path: readonly Point2[],
  section: readonly Point2[],
  scale: (t: number) => Point2 = () => [1, 1],
): BufferGeometry {
  const mesh = new MeshBuilder();
  const last = path.length - 1;
  const at = (index: number): Point2 => path[Math.min(last, Math.max(0, index))] ?? [0, 0];
  const rows = path.map(([x, y], i) => {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const nx = -(by - ay) / length;
    const ny = (bx - ax) / length;
    const [across, along] = scale(i / last);
    const first = mesh.count;
    for (const [j, [u, v]] of section.entries())
      mesh.vertex(
        [x + nx * u * across, y + ny * u * across, v * along],
        [0, 0, 1],
        i / last,
        j / section.length,
      );
    return first;
  });
  const count = section.length;
  for (const [i, row] of rows.slice(0, -1).entries()) {
    const next = rows[i + 1] ?? row;
    for (let j = 0; j < count; j += 1) {
      const k = (j + 1) % count;
      mesh.quad(row + j, row + k, next + j, next + k);
    }
  }
  for (const end of [0, last]) {
    const [x, y] = at(end);
    const row = rows[end] ?? 0;
    const center = mesh.vertex([x, y, 0], [0, 0, 1]);
    for (let j = 0; j < count; j += 1) {
      const k = (j + 1) % count;
      mesh.triangle(center, row + (end > 0 ? j : k), row + (end > 0 ? k : j));
    }
  }
  return mesh.build({ smooth: true });
}

/** A closed section (x = inset from the outline, y = z) carried around an outline: cushions, gaskets. */
export function ring(outline: Outline, section: readonly Point2[]): BufferGeometry {
  const mesh = new MeshBuilder();
  const count = outline.length;
  for (const [inset, z] of section)
    for (const [i, point] of outline.entries())
      mesh.vertex([point.x - point.nx * inset, point.y - point.ny * inset, z], [0, 0, 1], i / count, 0);
  for (let j = 0; j < section.length; j += 1)
    for (let i = 0; i < count; i += 1) {
      const k = (i + 1) % count;
      const row = j * count;
      const next = ((j + 1) % section.length) * count;
      mesh.quad(row + i, row + k, next + i, next + k);
    }
  return mesh.build({ smooth: true });
}
