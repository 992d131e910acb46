import { CylinderGeometry, Vector3, type Group } from 'three';
import { oval } from '../../geometry/outline';
import { degrees, group, lying, mm, put } from '../../geometry/part';
import { bevel, dome, pebble, plate, slab } from '../../geometry/slab';
import { skin } from '../../geometry/surface';
import { hole, polished, rubber, shade, softTouch } from '../../materials/palette';

/** Sizes in millimetres, colours as sRGB hex. */
export interface MouseSpec {
  readonly family: 'mouse';
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly colour: string;
  readonly wheel: string;
  /** A flat pad in the thumb rest that is pressed, in this color. */
  readonly pad?: string;
  /** In degrees, where it does not lie as the others do. */
  readonly turn?: number;
}

const ease = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

const soft = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / 2.6);

const bell = (value: number, middle: number, width: number) => Math.exp(-(((value - middle) / width) ** 2));

/**
 * The hull: low at the front (−z), highest behind the middle, leaning to the right; at the left (−x) scooped out over
 * a wing on which the thumb rests. u goes round, v from the foot to the top.
 */
function hullPoint(spec: MouseSpec, u: number, v: number): readonly [number, number, number] {
  const angle = u * Math.PI * 2;
  const rise = v * (Math.PI / 2);
  const across = Math.cos(rise) ** 0.56;
  const cos = soft(Math.cos(angle));
  const along = across * soft(Math.sin(angle));
  const left = ease(-cos * 1.2);
  const middle = bell(along, 0.06, 0.52);
  const wing = left * middle * bell(v, 0.02, 0.2);
  const scoop = left * middle * bell(v, 0.3, 0.2);
  const waist = 0.84 + 0.1 * ease(along * 0.5 + 0.5);
  const x = (mm(spec.width) / 2) * across * cos * waist - 0.04 * wing + 0.09 * scoop;
  const hump = 0.46 + 0.54 * bell(along, 0.24, 0.6);
  const tilt = 1 - 0.14 * (x / (mm(spec.width) / 2));
  const y = mm(spec.height) * Math.sin(rise) ** 0.82 * hump * tilt;
  return [x, y, (mm(spec.length) / 2) * along];
}

/** A place on the hull whose z looks straight out of it. */
function onHull(model: Group, spec: MouseSpec, u: number, v: number, out = 0): Group {
  const here = new Vector3(...hullPoint(spec, u, v));
  const round = new Vector3(...hullPoint(spec, u + 0.01, v)).sub(here);
  const up = new Vector3(...hullPoint(spec, u, v + 0.01)).sub(here);
  const normal = up.cross(round).normalize();
  if (normal.y < 0) normal.negate();
  const place = group(model);
  place.position.copy(here).addScaledVector(normal, out);
  place.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), normal);
  return place;
}

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

function addWheels(model: Group, spec: MouseSpec): void {
  const metal = polished(spec.wheel, 0.2);
  const slot = onHull(model, spec, 0.75, 0.47);
  put(slot, slab(oval(0.09, 0.2, { segments: 64, power: 2.6 }), bevel(0.01, 0.004)), hole, [0, 0, -0.008]);
  const wheel = group(onHull(model, spec, 0.75, 0.47, -0.062));
  wheel.name = 'wheel';
  put(wheel, new CylinderGeometry(0.105, 0.105, 0.07, 64).rotateZ(Math.PI / 2), metal);
  const dark = { ...metal, colour: shade(spec.wheel, 0.4) };
  for (let i = 0; i < 44; i += 1) {
    const rib = group(wheel, [0, 0, 0], [(i / 44) * Math.PI * 2, 0, 0]);
    put(rib, plate([0.056, 0.006, 0.004], 0.002, 0.001), dark, [0, 0, 0.103]);
  }
  const thumb = onHull(model, spec, 0.53, 0.5, -0.028);
  thumb.name = 'wheel';
  put(thumb, new CylinderGeometry(0.06, 0.06, 0.13, 64).rotateZ(Math.PI / 2), metal);
  const key = { ...rubber(shade(spec.colour, 0.7)), roughness: 0.36 };
  for (const u of [0.475, 0.435])
    put(onHull(model, spec, u, 0.44, -0.012), plate([0.115, 0.07, 0.03], 0.028, 0.012), key);
}

/** The wing on which the thumb rests: a soft tongue that grows out of the hull's foot. */
function addThumbRest(model: Group, spec: MouseSpec): void {
  const tongue = slab(oval(0.46, 0.94, { power: 2.2, segments: 120 }), pebble(0.12, 0.22, 0.09, 0.02));
  const grip = { ...rubber(shade(spec.colour, 0.82)), roughness: 0.6 };
  const place = group(model, [-mm(spec.width) * 0.3, 0, 0.02], [0, degrees(5), 0]);
  put(place, lying(tongue), grip);
}

/** The pad's outline, this much smaller. */
const padOutline = (less: number) => oval(0.2 - less, 0.56 - less, { power: 2.8, segments: 120 });

/** A broad thumb rest, and on it the flat pad, which leans against the hull. */
function addThumbPad(model: Group, spec: MouseSpec, colour: string): void {
  const tongue = slab(oval(0.66, 0.98, { power: 2.4, segments: 120 }), dome(0.11, 0.1, 0.07, 0.03));
  const grip = { ...rubber(shade(spec.colour, 0.82)), roughness: 0.6 };
  const place = group(model, [-mm(spec.width) * 0.3, 0, 0.02], [0, degrees(5), 0]);
  put(place, lying(tongue), grip);
  const leaning = group(place, [-0.145, 0.106, 0.02], [0, 0, degrees(5)]);
  put(leaning, lying(slab(padOutline(0), bevel(0.012, 0.004))), hole, [0, -0.006, 0]);
  put(leaning, lying(slab(padOutline(0.016), bevel(0.014, 0.005))), softTouch(colour), [0, -0.003, 0]);
}

/** A sculpted mouse, seen from the thumb's side, its buttons to the left. */
export function mouse(spec: MouseSpec): Group {
  const model = group(undefined, undefined, [0, degrees(spec.turn ?? 128), 0]);
  put(
    model,
    skin((u, v) => hullPoint(spec, u, v), 160, 96),
    softTouch(spec.colour),
  );
  groove(model, spec, (t) => [0.75, 0.08 + 0.6 * t]);
  groove(model, spec, (t) => [0.742 - 0.26 * t, 0.5 + 0.08 * t]);
  if (spec.pad === undefined) addThumbRest(model, spec);
  else addThumbPad(model, spec, spec.pad);
  addWheels(model, spec);
  return model;
}
