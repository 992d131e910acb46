import { CylinderGeometry, Matrix4, Vector3, type Group } from 'three';
import { oval } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, dome, plate, slab } from '../../geometry/slab';
import { skin, turned } from '../../geometry/surface';
import { hole, polished, rubber, shade, softTouch } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
export interface MouseSpec {
  readonly family: 'mouse';
  readonly width: number;
  readonly length: number;
  readonly height: number;
  /** How far the shelf for the thumb stands out. */
  readonly shelf: number;
  readonly color: string;
  readonly wheel: string;
  /** A flat pad in the shelf that is pressed, in this color. */
  readonly pad?: string;
  /** In degrees, if it differs from the family's. */
  readonly turn?: number;
}

const ease = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

const soft = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / 2.6);

const bell = (value: number, middle: number, width: number) => Math.exp(-(((value - middle) / width) ** 2));

/**
 * The hull: low at the front (−z), highest behind the middle, leaning to the right. At the left (−x) it is scooped out,
 * and its foot runs out into the shelf on which the thumb rests. u goes round, v from the foot to the top.
 */
function hullPoint(spec: MouseSpec, u: number, v: number): readonly [number, number, number] {
  const angle = u * Math.PI * 2;
  const rise = v * (Math.PI / 2);
  const across = Math.cos(rise) ** 0.48;
  const cos = soft(Math.cos(angle));
  const along = across * soft(Math.sin(angle));
  const left = ease(-cos * 1.5);
  const shelf = left * bell(soft(Math.sin(angle)), 0.12, 0.62) * bell(v, 0, 0.16);
  const scoop = left * bell(along, 0.1, 0.5) * bell(v, 0.3, 0.22);
  const waist = 0.84 + 0.1 * ease(along * 0.5 + 0.5);
  const x = (mm(spec.width) / 2) * across * cos * waist - mm(spec.shelf) * shelf + 0.1 * scoop;
  const hump = 0.46 + 0.54 * bell(along, 0.2, 0.8);
  const dip = 1 - 0.5 * left * bell(soft(Math.sin(angle)), 0.12, 0.7) * bell(v, 0.16, 0.1);
  const tilt = 1 - 0.14 * (x / (mm(spec.width) / 2));
  const y = mm(spec.height) * Math.sin(rise) ** 0.74 * hump * tilt * dip;
  return [x, y, (mm(spec.length) / 2) * along];
}

/** The hull's normal, the way up along it, and a point this far above it. */
function outOfHull(spec: MouseSpec, u: number, v: number, out: number) {
  const here = new Vector3(...hullPoint(spec, u, v));
  const round = new Vector3(...hullPoint(spec, u + 0.01, v)).sub(here);
  const up = new Vector3(...hullPoint(spec, u, v + 0.01)).sub(here).normalize();
  const normal = up.clone().cross(round).normalize();
  return { normal, up, spot: here.addScaledVector(normal, out) };
}

/** A frame on the hull whose z is the normal and whose y leads up along the hull. */
function onHull(model: Group, spec: MouseSpec, u: number, v: number, out = 0): Group {
  const { normal, up, spot } = outOfHull(spec, u, v, out);
  const place = group(model, spot.toArray());
  place.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(up.clone().cross(normal), up, normal));
  return place;
}

interface Patch {
  readonly at: readonly [u: number, v: number];
  /** Half its extent around the hull and up it. */
  readonly size: readonly [u: number, v: number];
  /** How far over the hull. */
  readonly out: number;
}

/** A rounded patch that follows the hull. */
const patchOf = (spec: MouseSpec, { at: [u, v], size: [wide, high], out }: Patch) =>
  skin(
    (turn, inwards) => {
      const angle = turn * Math.PI * 2;
      const reach = 1 - inwards;
      const across = u + wide * reach * soft(Math.cos(angle));
      return outOfHull(spec, across, v + high * reach * soft(Math.sin(angle)), out).spot.toArray();
    },
    96,
    12,
  );

/** A thin dark line on the hull; `at` gives its bearing and its height on the hull for t from 0 to 1. */
function groove(model: Group, spec: MouseSpec, at: (t: number) => readonly [u: number, v: number]): void {
  const steps = 90;
  const point = (t: number) => new Vector3(...hullPoint(spec, ...at(t)));
  for (let i = 0; i < steps; i += 1) {
    const from = point(i / steps);
    const way = point((i + 1) / steps).sub(from);
    const place = group(model);
    place.position.copy(from).addScaledVector(way, 0.5);
    place.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
    put(place, new CylinderGeometry(0.0028, 0.0028, way.length() * 1.2, 12), hole);
  }
}

/** A barrel that lies up along the hull, most of it in its slot. */
function addThumbWheel(model: Group, spec: MouseSpec): void {
  const at = [0.53, 0.37] as const;
  put(model, patchOf(spec, { at, size: [0.026, 0.062], out: 0.0015 }), rubber(shade(spec.color, 0.3)));
  const wheel = onHull(model, spec, ...at, -0.042);
  wheel.name = 'wheel';
  const [radius, half] = [0.064, 0.052];
  const barrel = turned([
    [0, -half],
    [radius * 0.8, -half, 0.006],
    [radius, -half + 0.016, 0.01],
    [radius, half - 0.016, 0.01],
    [radius * 0.8, half, 0.006],
    [0, half],
  ]);
  put(wheel, barrel, polished(spec.wheel, 0.24));
  const dark = polished(shade(spec.wheel, 0.5), 0.3);
  for (let i = 0; i < 40; i += 1) {
    const rib = group(wheel, undefined, [0, (i / 40) * Math.PI * 2, 0]);
    put(rib, plate([0.0035, 0.066, 0.003], 0.0015, 0.0006), dark, [0, 0, radius - 0.0015]);
  }
}

function addWheels(model: Group, spec: MouseSpec): void {
  const metal = polished(spec.wheel, 0.2);
  const slot = onHull(model, spec, 0.75, 0.47);
  put(slot, slab(oval(0.09, 0.2, { segments: 64, power: 2.6 }), bevel(0.01, 0.004)), hole, [0, 0, -0.008]);
  const wheel = group(onHull(model, spec, 0.75, 0.47, -0.062));
  wheel.name = 'wheel';
  put(wheel, new CylinderGeometry(0.105, 0.105, 0.07, 64).rotateZ(Math.PI / 2), metal);
  const dark = { ...metal, color: shade(spec.wheel, 0.4) };
  for (let i = 0; i < 44; i += 1) {
    const rib = group(wheel, [0, 0, 0], [(i / 44) * Math.PI * 2, 0, 0]);
    put(rib, plate([0.056, 0.006, 0.004], 0.002, 0.001), dark, [0, 0, 0.103]);
  }
  addThumbWheel(model, spec);
  const key = { ...rubber(shade(spec.color, 0.7)), roughness: 0.36 };
  for (const u of [0.475, 0.435])
    put(onHull(model, spec, u, 0.44, -0.012), plate([0.115, 0.07, 0.03], 0.028, 0.012), key);
}

/** A flat pad that follows the shelf, and the dark gap around it. */
function addThumbPad(model: Group, spec: MouseSpec, color: string): void {
  const at = [0.475, 0.085] as const;
  put(model, patchOf(spec, { at, size: [0.085, 0.05], out: 0.001 }), hole);
  put(model, patchOf(spec, { at, size: [0.08, 0.047], out: 0.0025 }), softTouch(color));
}

/** The button behind the wheel that switches its mode. */
function addModeButton(model: Group, spec: MouseSpec): void {
  const place = onHull(model, spec, 0.75, 0.7, -0.008);
  const key = { ...rubber(shade(spec.color, 0.6)), roughness: 0.34 };
  put(place, slab(oval(0.062, 0.1, { power: 3, segments: 80 }), bevel(0.02, 0.006)), hole, [0, 0, -0.009]);
  put(place, slab(oval(0.052, 0.09, { power: 3, segments: 80 }), dome(0.02, 0.012, 0.006)), key);
}

/** A sculpted mouse, seen from the thumb's side, its buttons to the left. */
export function mouse(spec: MouseSpec): Group {
  const model = group(undefined, undefined, [0, degrees(spec.turn ?? 128), 0]);
  put(
    model,
    skin((u, v) => hullPoint(spec, u, v), 160, 96),
    softTouch(spec.color),
  );
  groove(model, spec, (t) => [0.75, 0.004 + 0.536 * t]);
  groove(model, spec, (t) => [0.742 - 0.26 * t, 0.52 + 0.06 * t]);
  if (spec.pad !== undefined) addThumbPad(model, spec, spec.pad);
  addModeButton(model, spec);
  addWheels(model, spec);
  return model;
}
