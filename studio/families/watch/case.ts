import type { Canvas } from '@napi-rs/canvas';
import type { Group } from 'three';
import { drawWatchFace } from '../../drawing/watch-face';
import { oval, roundedRect, type Outline } from '../../geometry/outline';
import { group, mm, put } from '../../geometry/part';
import { bevel, dome, pebble, plate, slab, type Profile } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import { smoothPath, sweep, type Point2 } from '../../geometry/tube';
import type { Finish } from '../../materials/finish';
import { anodized, blackGlass, display, plastic, polished, printed, shade } from '../../materials/palette';
import { drawDigits } from './digits';
import type { Crown, WatchSpec } from './spec';

export function caseFinish({ body }: WatchSpec): Finish {
  if (body.surface === 'polished') return polished(body.color, 0.14);
  return body.surface === 'plastic' ? plastic(body.color, 0.45) : anodized(body.color, 0.34);
}

function outlineOf(spec: WatchSpec, inset: number): Outline {
  const width = mm(spec.width) - 2 * inset;
  const height = mm(spec.height) - 2 * inset;
  if (spec.shape === 'round') return oval(width, height, { segments: 160 });
  if (spec.shape === 'cushion') return oval(width, height, { power: 3.6, segments: 240 });
  return roundedRect(width, height, mm(spec.corner) - inset, { power: 2.4, segments: 32 });
}

/** The outline of the glass and of the ring around it. */
function dialOutline(spec: WatchSpec, inset: number): Outline {
  if (spec.shape !== 'cushion') return outlineOf(spec, inset);
  const across = mm(spec.width) - 2 * inset;
  return oval(across, across, { segments: 160 });
}

function drawFace(spec: WatchSpec, inset: number): Canvas {
  const { glass, face } = spec;
  const width = mm(spec.width) - 2 * inset;
  const ratio = spec.shape === 'cushion' ? 1 : (mm(spec.height) - 2 * inset) / width;
  const margin = mm(glass.margin) / width;
  if (face.kind === 'digits') return drawDigits(face, ratio, margin, spec.shape !== 'square');
  return drawWatchFace(face, ratio, margin);
}

/** How wide a lug is, in millimeters. */
const LUG = 3.4;

/** Four lugs that curve from the case's edge down toward the wrist, the band between them. */
function addLugs(body: Group, spec: WatchSpec): void {
  const half = mm(spec.height) / 2;
  const thick = mm(spec.thickness);
  // x runs to the wrist, y outward.
  const path = smoothPath(
    [
      [-thick * 0.06, half * 0.6],
      [-thick * 0.04, half * 0.86],
      [thick * 0.1, half + 0.004],
      [thick * 0.32, half + 0.024],
      [thick * 0.52, half + 0.032],
    ],
    40,
  );
  const section = roundedRect(thick * 0.56, mm(LUG), mm(0.9), { segments: 8 }).map(({ x, y }): Point2 => [
    x,
    y,
  ]);
  const narrowing = (t: number): Point2 => {
    const round = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.9) / 0.1) ** 2));
    return [(1 - 0.45 * t) * round, 1 - 0.12 * t];
  };
  for (const turn of [0, Math.PI])
    for (const side of [-1, 1]) {
      const end = group(body, undefined, [0, 0, turn]);
      const across = side * (mm(spec.band.width) / 2 + mm(LUG) * 0.55);
      const holder = group(end, [across, 0, 0], [0, Math.PI / 2, 0]);
      put(holder, sweep(path, section, narrowing), caseFinish(spec));
    }
}

function addCrown(body: Group, spec: WatchSpec, crown: Crown): void {
  const half = mm(spec.width) / 2;
  // The left side is the right side, rotated half a turn around the dial.
  const side = crown.left === true ? group(body, undefined, [0, 0, Math.PI]) : body;
  const y = mm(crown.left === true ? -crown.y : crown.y);
  const edge = spec.shape === 'round' ? Math.sqrt(Math.max(0, half ** 2 - y ** 2)) : half;
  const finish = { ...caseFinish(spec), ...(crown.color !== undefined && { color: crown.color }) };
  const long = mm(crown.length);
  // On a round case crowns look outwards from the middle, on a square one straight to the side.
  const angle = spec.shape === 'round' ? Math.atan2(y, edge) : 0;
  const holder = group(side, [edge - 0.012, y, 0], [0, 0, angle]);
  holder.name = 'crown';
  const size = mm(crown.size);
  if (crown.kind === 'button') {
    const shape = plate([Math.min(0.05, mm(spec.thickness) * 0.4), size, long + 0.012], 0.02, 0.008);
    put(holder, shape, finish, [0, 0, 0], [0, Math.PI / 2, 0]);
    return;
  }
  const r = size / 2;
  const wheel = turned([
    [r * 0.8, 0],
    [r * 0.8, 0.012],
    [r, 0.016, 0.006],
    [r, long + 0.008, 0.01],
    [r * 0.62, long + 0.012, 0.008],
    [0, long + 0.012],
  ]);
  put(holder, wheel, finish, [0, 0, 0], [0, 0, -Math.PI / 2]);
  if (crown.accent !== undefined) {
    const ring = turned([
      [r * 0.99, long - 0.012],
      [r * 1.02, long - 0.01],
      [r * 1.02, long - 0.001],
      [r * 0.99, long + 0.001],
    ]);
    put(holder, ring, plastic(crown.accent), [0, 0, 0], [0, 0, -Math.PI / 2]);
  }
  const dark = { ...finish, color: shade(finish.color, 0.4) };
  for (let i = 0; i < 36; i += 1) {
    const turn = (i / 36) * Math.PI * 2;
    const notch = plate([long * 0.7, 0.006, 0.003], 0.002, 0.0005);
    const place = group(holder, [0, 0, 0], [turn, 0, 0]);
    put(place, notch, dark, [0.016 + long * 0.5, 0, r - 0.0012]);
  }
}

function addGlass(body: Group, spec: WatchSpec, front: number): void {
  const { glass, face } = spec;
  const inset = mm(spec.rim?.width ?? (spec.pebble === true ? 0.35 : 1.1));
  const picture = drawFace(spec, inset);
  const shape = slab(
    dialOutline(spec, inset),
    dome(mm(glass.rise) + 0.012, mm(glass.curve), Math.min(mm(glass.rise), 0.06), 0.001),
  );
  // A dome is seen by what it mirrors at its edge.
  const lit: Finish =
    spec.pebble === true ? { ...display(picture, 1.15), specular: 0.6, coat: 1 } : display(picture, 1.15);
  const finish: Finish = face.kind === 'hands' ? { ...printed(picture, 0.35), coat: 1 } : lit;
  put(body, shape, finish, [0, 0, front - 0.012]);
}

const LIGHT: Finish = { color: '#1d3a24', metalness: 0, roughness: 0.12, specular: 0.5, coat: 1 };

/** The sensor under the case: a dome of dark glass in a ring, its windows around a larger one. */
function addSensor(body: Group, spec: WatchSpec): void {
  const thick = mm(spec.thickness);
  const r = Math.min(mm(spec.width), mm(spec.height)) * 0.36;
  const under = group(body, [0, 0, -thick / 2], [0, Math.PI, 0]);
  const metal = polished(shade(caseFinish(spec).color, 1.1), 0.22);
  put(under, slab(oval(2.16 * r, 2.16 * r), bevel(0.016, 0.006, 0.001)), metal, [0, 0, -0.006]);
  const glass = slab(oval(2 * r, 2 * r), dome(0.034, r * 0.8, 0.03, 0.001));
  put(under, glass, { ...blackGlass, color: '#0a0a0c', coat: 1 });
  const eye = (x: number, y: number, size: number, finish: Finish) =>
    put(under, slab(oval(size, size, { segments: 48 }), dome(0.006, size * 0.4, 0.005, 0.0005)), finish, [
      x,
      y,
      0.0335 - 0.03 * (Math.hypot(x, y) / r) ** 4,
    ]);
  eye(0, 0, r * 0.42, { ...LIGHT, color: '#161a20' });
  for (let i = 0; i < 4; i += 1) {
    const angle = Math.PI * (0.25 + i / 2);
    eye(r * 0.52 * Math.cos(angle), r * 0.52 * Math.sin(angle), r * 0.34, LIGHT);
  }
}

const SIDES: Readonly<Record<WatchSpec['shape'], (thick: number) => Profile>> = {
  square: (thick) => pebble(thick, thick * 0.2, thick * 0.34, thick * 0.42),
  round: (thick) => bevel(thick, 0.016, thick * 0.3, 10),
  cushion: (thick) => pebble(thick, thick * 0.24, thick * 0.28, thick * 0.42),
};

/** The case, its middle at the origin, looking along z. */
export function watchCase(parent: Group, spec: WatchSpec): void {
  const thick = mm(spec.thickness);
  const finish = caseFinish(spec);
  const side =
    spec.pebble === true ? pebble(thick, thick * 0.7, thick * 0.1, thick * 0.8) : SIDES[spec.shape](thick);
  put(parent, slab(outlineOf(spec, 0), side), finish, [0, 0, -thick / 2]);
  if (spec.lugs === true) addLugs(parent, spec);
  if (spec.rim) {
    // On a cushion the ring reaches down to where the base's edge curves away.
    const deep = spec.shape === 'cushion' ? thick * 0.3 : 0.02;
    const ring = slab(dialOutline(spec, 0.012), bevel(mm(spec.rim.rise) + deep, 0.008, 0.002));
    put(parent, ring, { ...finish, color: spec.rim.color }, [0, 0, thick / 2 - deep]);
  }
  addGlass(parent, spec, thick / 2 + (spec.rim ? mm(spec.rim.rise) : 0));
  for (const crown of spec.crowns) addCrown(parent, spec, crown);
  addSensor(parent, spec);
  if (spec.guard === true) {
    const guard = plate([thick * 0.72, mm(spec.height) * 0.5, 0.05], 0.04, 0.02);
    put(parent, guard, finish, [mm(spec.width) / 2 - 0.022, mm(spec.height) * 0.08, 0], [0, Math.PI / 2, 0]);
  }
}
