import type { Group } from 'three';
import { roundedRect } from '../../geometry/outline';
import { degrees, group, lying, mm, put } from '../../geometry/part';
import { bevel, dome, plate, slab } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import { fabric, hole, plastic, rubber, shade } from '../../materials/palette';

/** Sizes in millimetres, colours as sRGB hex. */
export interface SpeakerSpec {
  readonly family: 'speaker';
  readonly width: number;
  readonly diameter: number;
  readonly cloth: string;
  readonly trim: string;
  /** The plain badge on the front, and its rim. */
  readonly badge: string;
  readonly badgeRim: string;
}

function addEnd(parent: Group, spec: SpeakerSpec, radius: number): void {
  parent.name = 'end';
  const rim = turned([
    [radius * 0.98, -0.1],
    [radius * 1.02, -0.06, 0.02],
    [radius * 1.0, 0.035, 0.03],
    [radius * 0.84, 0.045, 0.02],
    [radius * 0.8, 0.0, 0.01],
    [0, 0],
  ]);
  put(parent, rim, rubber(spec.trim));
  const membrane = turned([
    [radius * 0.76, 0],
    [radius * 0.72, 0.018, 0.008],
    [radius * 0.62, 0.004, 0.008],
    [radius * 0.56, 0.012, 0.006],
    [0, 0.016],
  ]);
  put(parent, membrane, plastic(shade(spec.trim, 0.8), 0.36), [0, 0.002, 0]);
}

function addSpine(parent: Group, spec: SpeakerSpec, radius: number, long: number): void {
  const spine = group(parent, [0, radius * 0.9, -radius * 0.36], [degrees(-20), 0, 0]);
  spine.name = 'spine';
  put(spine, lying(plate([long * 0.62, 0.2, 0.05], 0.09, 0.02)), rubber(spec.trim));
  for (let i = 0; i < 4; i += 1) {
    const sign = slab(roundedRect(0.05, i % 2 === 0 ? 0.014 : 0.05, 0.007), bevel(0.008, 0.003));
    put(spine, lying(sign), plastic(shade(spec.trim, 2.4), 0.4), [(i - 1.5) * 0.22, 0.049, 0]);
  }
}

/** A bottle-shaped speaker lying on its rail, its badge to the camera. */
export function speaker(spec: SpeakerSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-24), 0]);
  const radius = mm(spec.diameter) / 2;
  const long = mm(spec.width);
  const body = group(model, [0, radius, 0]);
  const axis = group(body, undefined, [0, 0, -Math.PI / 2]);
  const cloth = turned(
    [
      [radius * 0.97, -long / 2 + 0.06],
      [radius, -long / 2 + 0.16, 0.08],
      [radius, long / 2 - 0.16, 0.08],
      [radius * 0.97, long / 2 - 0.06],
    ],
    160,
  );
  put(axis, cloth, { ...fabric(spec.cloth), grain: 'mesh' });
  addEnd(group(axis, [0, long / 2 - 0.04, 0]), spec, radius);
  addEnd(group(axis, [0, -long / 2 + 0.04, 0], [Math.PI, 0, 0]), spec, radius);
  addSpine(body, spec, radius, long);
  const rail = plate([long * 0.62, 0.16, 0.05], 0.06, 0.02);
  put(body, lying(rail), rubber(spec.trim), [0, -radius - 0.012, 0.02]);
  const badge = group(body, [0, 0.03, radius - 0.022], [degrees(-4), 0, 0]);
  put(
    badge,
    slab(roundedRect(0.62, 0.27, 0.07, { power: 2.4 }), bevel(0.05, 0.012)),
    plastic(spec.badgeRim, 0.4),
  );
  put(
    badge,
    slab(roundedRect(0.575, 0.225, 0.055, { power: 2.4 }), dome(0.054, 0.02, 0.01)),
    plastic(spec.badge, 0.34),
  );
  put(
    badge,
    plate([0.3, 0.03, 0.002], 0.014, 0.0006),
    { ...hole, colour: shade(spec.badge, 1.9) },
    [0, 0, 0.0535],
  );
  return model;
}
