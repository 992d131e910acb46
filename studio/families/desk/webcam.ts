import type { Group } from 'three';
import { drawLens } from '../../drawing/lens';
import { degrees, group, lying, mm, put } from '../../geometry/part';
import { bevel, dome, plate, slab } from '../../geometry/slab';
import { oval } from '../../geometry/outline';
import { turned } from '../../geometry/surface';
import { fabric, glossyPlastic, hole, plastic, polished, rubber } from '../../materials/palette';

/** Sizes in millimetres, colours as sRGB hex. */
export interface WebcamSpec {
  readonly family: 'webcam';
  readonly width: number;
  readonly diameter: number;
  readonly colour: string;
  readonly face: string;
}

function addEye(body: Group, spec: WebcamSpec, radius: number): void {
  const eye = group(body, [0, 0, radius * 0.86], [Math.PI / 2, 0, 0]);
  eye.name = 'lens';
  const r = radius * 0.92;
  const ring = turned([
    [r, -0.06],
    [r, 0.045, 0.02],
    [r * 0.8, 0.05, 0.01],
    [r * 0.74, 0.02],
  ]);
  put(eye, ring, plastic(spec.colour, 0.36));
  put(
    eye,
    turned([
      [r * 0.76, 0.022],
      [r * 0.68, 0.024, 0.006],
      [r * 0.66, 0.01],
    ]),
    glossyPlastic('#0c0d10'),
  );
  // The glass bulges like a front element, so that the soft boxes leave their light on it.
  const glass = slab(oval(r * 1.34, r * 1.34, { segments: 96 }), dome(0.04, r * 0.6, 0.034, 0.001));
  put(
    eye,
    lying(glass),
    { colour: '#ffffff', metalness: 0, roughness: 0.04, specular: 0.5, coat: 1, picture: drawLens() },
    [0, 0.004, 0],
  );
  put(
    eye,
    turned([
      [0.008, 0.05],
      [0, 0.051],
    ]),
    { colour: '#8fd3ff', metalness: 0, roughness: 0.4 },
    [r * 0.88, 0.001, 0],
  );
}

/** A round bar with the lens in its middle, on its clip. */
export function webcam(spec: WebcamSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-20), 0]);
  const radius = mm(spec.diameter) / 2;
  const half = mm(spec.width) / 2;
  const body = group(model, [0, radius + 0.2, 0], [degrees(4), 0, 0]);
  const axis = group(body, undefined, [0, 0, -Math.PI / 2]);
  const bar = turned(
    [
      [0, -half],
      [radius * 0.9, -half, 0.05],
      [radius, -half + 0.1, 0.04],
      [radius, half - 0.13],
    ],
    128,
  );
  put(axis, bar, { ...fabric(spec.face), roughness: 0.8 });
  const cap = turned(
    [
      [radius * 0.985, half - 0.13],
      [radius, half - 0.12, 0.005],
      [radius, half - 0.04, 0.03],
      [radius * 0.86, half, 0.03],
      [0, half],
    ],
    128,
  );
  put(axis, cap, plastic(spec.colour, 0.34));
  addEye(body, spec, radius);
  for (const x of [-1, 1])
    put(body, slab(oval(0.02, 0.02, { segments: 24 }), bevel(0.01, 0.002)), hole, [
      x * radius * 1.5,
      0.0,
      radius - 0.006,
    ]);
  put(model, plate([0.34, 0.16, 0.07], 0.03, 0.02), plastic(spec.colour, 0.4), [0, 0.14, -0.06]);
  put(model, lying(plate([0.36, 0.44, 0.05], 0.06, 0.02)), plastic(spec.colour, 0.4), [0, 0.02, -0.04]);
  put(model, lying(plate([0.34, 0.42, 0.03], 0.06, 0.008)), rubber(), [0, 0, -0.04]);
  put(
    model,
    plate([0.3, 0.3, 0.05], 0.04, 0.02),
    plastic(spec.colour, 0.4),
    [0, 0.14, -0.27],
    [degrees(-6), 0, 0],
  );
  put(
    model,
    turned([
      [0.03, -0.17, 0.01],
      [0.03, 0.17, 0.01],
    ]),
    polished('#4a4c50', 0.4),
    [0, 0.2, -0.04],
    [0, 0, Math.PI / 2],
  );
  return model;
}
