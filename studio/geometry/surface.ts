import { LatheGeometry, Vector2, type BufferGeometry } from 'three';
import { MeshBuilder } from './mesh-builder';
import type { Point2 } from './tube';

type Point3 = readonly [x: number, y: number, z: number];

/**
 * A free-form skin: `at(u, v)` gives a point for u around the body (0 to 1, closed) and v from its foot to its top
 * (0 to 1). The first and the last row may shrink to a point.
 */
export function skin(at: (u: number, v: number) => Point3, around = 96, along = 64): BufferGeometry {
  const mesh = new MeshBuilder();
  for (let j = 0; j <= along; j += 1)
    for (let i = 0; i < around; i += 1)
      mesh.vertex(at(i / around, j / along), [0, 1, 0], i / around, j / along);
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < around; i += 1) {
      const k = (i + 1) % around;
      mesh.quad(j * around + i, j * around + k, (j + 1) * around + i, (j + 1) * around + k);
    }
  return mesh.build({ smooth: true });
}

/** A corner of a turned body's outline: distance from the axis, height, and the fillet's size. */
export type TurnedPoint = readonly [radius: number, height: number, fillet?: number];

function filletedPoints(points: readonly TurnedPoint[], steps = 6): Point2[] {
  return points.flatMap(([x, y, fillet = 0], i): Point2[] => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (fillet === 0 || before === undefined || after === undefined) return [[x, y]];
    const a = new Vector2(before[0] - x, before[1] - y);
    const b = new Vector2(after[0] - x, after[1] - y);
    const reach = Math.min(fillet, a.length() * 0.49, b.length() * 0.49);
    a.normalize().multiplyScalar(reach);
    b.normalize().multiplyScalar(reach);
    return Array.from({ length: steps + 1 }, (_, k): Point2 => {
      const t = k / steps;
      return [x + a.x * (1 - t) ** 2 + b.x * t ** 2, y + a.y * (1 - t) ** 2 + b.y * t ** 2];
    });
  });
}

/** A body of revolution about y. Points run from the foot to the top on the outside. */
export function turned(points: readonly TurnedPoint[], segments = 96): BufferGeometry {
  return new LatheGeometry(
    filletedPoints(points).map(([x, y]) => new Vector2(x, y)),
    segments,
  );
}
