import type { Group } from 'three';
import { drawLens } from '../../drawing/lens';
import { degrees, group, lying, mm, put } from '../../geometry/part';
import { bevel, dome, pebble, plate, slab } from '../../geometry/slab';
import { oval, roundedRect } from '../../geometry/outline';
import { turned } from '../../geometry/surface';
import { blackGlass, fabric, hole, plastic, polished, rubber, shade } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
export interface WebcamSpec {
  readonly family: 'webcam';
  readonly width: number;
  /** Height of the bar, whose ends are half circles, and how thick it is. */
  readonly diameter: number;
  readonly depth: number;
  readonly color: string;
  readonly face: string;
}

/** A small lens behind a window of dark glass that lies flush in the face, and its status light. */
function addEye(body: Group, spec: WebcamSpec, front: number): void {
  const eye = group(body, [0, 0, front]);
  eye.name = 'lens';
  const size = mm(spec.diameter) * 0.72;
  put(
    eye,
    slab(oval(size + 0.016, size + 0.016), bevel(0.012, 0.003)),
    plastic(shade(spec.color, 0.8), 0.3),
    [0, 0, -0.011],
  );
  put(
    eye,
    slab(oval(size, size), dome(0.006, 0.03, 0.004, 0.0005)),
    { ...blackGlass, coat: 1 },
    [0, 0, -0.003],
  );
  const glass = {
    color: '#ffffff',
    metalness: 0,
    roughness: 0.05,
    specular: 0.5,
    coat: 1,
    picture: drawLens(),
  };
  put(
    eye,
    slab(oval(size * 0.36, size * 0.36), dome(0.008, size * 0.16, 0.006, 0.0005)),
    glass,
    [0, 0, 0.001],
  );
  put(
    eye,
    slab(oval(0.012, 0.012, { segments: 24 }), bevel(0.003, 0.001)),
    { color: '#dff3ff', metalness: 0, roughness: 0.4 },
    [size * 0.72, 0, -0.001],
  );
}

/** A flat bar with round ends and the lens in its middle, on its clip. */
export function webcam(spec: WebcamSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-20), 0]);
  const high = mm(spec.diameter);
  const deep = mm(spec.depth);
  const body = group(model, [0, high / 2 + 0.2, 0], [degrees(4), 0, 0]);
  const outline = (inset: number) =>
    roundedRect(mm(spec.width) - 2 * inset, high - 2 * inset, high / 2 - inset, { segments: 40 });
  put(body, slab(outline(0), pebble(deep, 0.06, 0.035, 0.07)), plastic(spec.color, 0.4), [0, 0, -deep / 2]);
  put(body, slab(outline(0.035), bevel(0.01, 0.004, 0.001)), { ...fabric(spec.face), roughness: 0.8 }, [
    0,
    0,
    deep / 2 - 0.008,
  ]);
  addEye(body, spec, deep / 2 + 0.002);
  for (const x of [-1, 1])
    put(body, slab(oval(0.02, 0.02, { segments: 24 }), bevel(0.01, 0.002)), hole, [
      x * high * 0.78,
      0,
      deep / 2 - 0.007,
    ]);
  put(model, plate([0.34, 0.16, 0.07], 0.03, 0.02), plastic(spec.color, 0.4), [0, 0.14, -0.06]);
  put(model, lying(plate([0.36, 0.44, 0.05], 0.06, 0.02)), plastic(spec.color, 0.4), [0, 0.02, -0.04]);
  put(model, lying(plate([0.34, 0.42, 0.03], 0.06, 0.008)), rubber(), [0, 0, -0.04]);
  put(
    model,
    plate([0.3, 0.3, 0.05], 0.04, 0.02),
    plastic(spec.color, 0.4),
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
