import type { Group } from 'three';
import { degrees, group, mm, put } from '../../geometry/part';
import { turned } from '../../geometry/surface';
import { plate } from '../../geometry/slab';
import type { Finish } from '../../materials/finish';
import { shade } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
export interface PenSpec {
  readonly family: 'pen';
  readonly length: number;
  readonly diameter: number;
  readonly color: string;
}

/** A pen along y, its tip at the foot. */
function addPen(parent: Group, spec: PenSpec): void {
  const radius = mm(spec.diameter) / 2;
  const long = mm(spec.length);
  const barrel: Finish = { color: spec.color, metalness: 0, roughness: 0.32, specular: 0.5 };
  const body = turned([
    [radius * 0.9, 0.2, 0.005],
    [radius, 0.21, 0.005],
    [radius, long - 0.2],
  ]);
  put(parent, body, barrel);
  const end = turned([
    [radius, long - 0.2],
    [radius, long - 0.03, 0.02],
    [radius * 0.7, long, 0.02],
    [0, long],
  ]);
  put(parent, end, barrel).name = 'end';
  const tip = turned([
    [0.004, 0, 0.004],
    [0.012, 0.012, 0.006],
    [radius * 0.98, 0.185, 0.01],
    [radius * 0.98, 0.2],
  ]);
  put(parent, tip, { ...barrel, roughness: 0.45 }).name = 'tip';
  put(
    parent,
    turned([
      [radius * 0.93, 0.195],
      [radius * 0.93, 0.206],
    ]),
    { color: shade(spec.color, 0.55), metalness: 0.3, roughness: 0.4 },
  );
  const flat = plate([radius * 1.05, long * 0.78, 0.004], radius * 0.4, 0.001);
  put(parent, flat, { ...barrel, color: shade(spec.color, 0.97), roughness: 0.26 }, [
    0,
    long * 0.56,
    radius - 0.0035,
  ]);
}

/** Two pens lying side by side, one showing its tip and one its end. */
export function pen(spec: PenSpec): Group {
  const model = group();
  const y = mm(spec.diameter) / 2;
  // Both point away to the right; the farther one lies the other way around.
  const yaw = degrees(-52);
  for (const [offset, about] of [
    [0, 0],
    [0.34, Math.PI],
  ] as const) {
    const place = group(model, [0, y, 0], [0, yaw, 0]);
    const lie = group(place, [offset, 0, 0], [0, about, 0]);
    const along = group(lie, [0, 0, mm(spec.length) / 2 + (offset > 0 ? 0.14 : -0.14)], [-Math.PI / 2, 0, 0]);
    addPen(along, spec);
  }
  return model;
}

/** A pen lying, its tip to the left, its flat side up. */
export function lyingPen(spec: PenSpec): Group {
  const model = group();
  addPen(group(model, [0, mm(spec.diameter) / 2, 0], [-Math.PI / 2, 0, -Math.PI / 2]), spec);
  return model;
}
