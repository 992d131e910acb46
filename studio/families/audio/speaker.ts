import { CapsuleGeometry, CylinderGeometry, TorusGeometry, type BufferGeometry, type Group } from 'three';
import { degrees, group, lying, mm, put } from '../../geometry/part';
import { bent, layered, plate } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import { fabric, plastic, rubber, shade } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
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
    [radius * 0.86, 0.045, 0.016],
    [radius * 0.82, -0.07, 0.01],
    [0, -0.07],
  ]);
  put(parent, rim, rubber(spec.trim));
  // A soft roll around a plate that moves, deep in the rim.
  const roll = turned([
    [radius * 0.8, -0.066],
    [radius * 0.76, -0.03, 0.02],
    [radius * 0.64, -0.03, 0.02],
    [radius * 0.6, -0.058, 0.008],
    [radius * 0.56, -0.06],
  ]);
  put(parent, roll, rubber(shade(spec.trim, 0.6)));
  const moving = turned([
    [radius * 0.58, -0.056],
    [radius * 0.54, -0.044, 0.008],
    [radius * 0.36, -0.05, 0.02],
    [0, -0.034],
  ]);
  put(parent, moving, { ...plastic(shade(spec.trim, 1.5), 0.3), metalness: 0.6 });
}

/** Button symbols: power, softer, play, louder; each a few shapes that lie flat. */
const SIGNS: readonly (readonly BufferGeometry[])[] = [
  [
    new TorusGeometry(0.034, 0.005, 8, 40, Math.PI * 1.6).rotateZ(Math.PI * 0.7),
    new CapsuleGeometry(0.005, 0.03, 4, 12).translate(0, 0.03, 0),
  ],
  [plate([0.07, 0.014, 0.008], 0.006, 0.003)],
  [new CylinderGeometry(0.038, 0.038, 0.008, 3).rotateX(Math.PI / 2).rotateZ(Math.PI / 2)],
  [plate([0.07, 0.014, 0.008], 0.006, 0.003), plate([0.014, 0.07, 0.008], 0.006, 0.003)],
];

/** The strip of buttons, which follows the cloth's curve. */
function addSpine(parent: Group, spec: SpeakerSpec, radius: number, long: number): void {
  const spine = group(parent, undefined, [degrees(-112), 0, 0]);
  spine.name = 'spine';
  put(spine, bent(layered([long * 0.6, 0.22, 0.008], 0.1), radius), rubber(shade(spec.cloth, 0.72)), [
    0,
    0,
    radius - 0.005,
  ]);
  for (const [i, shapes] of SIGNS.entries())
    for (const shape of shapes)
      put(
        spine,
        shape.clone(),
        plastic(shade(spec.trim, 3), 0.4),
        [(1.5 - i) * 0.22, 0, radius + 0.001],
        [0, 0, Math.PI],
      );
}

/** A badge let into the cloth, its picture of bars in place of a name. */
function addBadge(body: Group, spec: SpeakerSpec, radius: number): void {
  const badge = group(body, [0, 0, 0], [degrees(-10), 0, 0]);
  const flat = (width: number, height: number, corner: number, high: number) =>
    bent(layered([width, height, high], corner), radius);
  put(badge, flat(0.83, 0.39, 0.076, 0.0072), plastic(spec.badgeRim, 0.4), [0, 0, radius - 0.003]);
  put(badge, flat(0.81, 0.37, 0.066, 0.008), plastic(spec.badge, 0.34), [0, 0, radius - 0.003]);
  for (const [i, tall] of [0.09, 0.17, 0.12, 0.2, 0.14, 0.08].entries())
    put(badge, flat(0.045, tall, 0.022, 0.0095), plastic('#fff4ee', 0.4), [
      (i - 2.5) * 0.085,
      0,
      radius - 0.003,
    ]);
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
  // Evenly along the axis, so that the weave is not drawn out.
  const [spot, uv] = [cloth.getAttribute('position'), cloth.getAttribute('uv')];
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, spot.getY(i) / long + 0.5);
  put(axis, cloth, { ...fabric(spec.cloth), grain: 'weave' });
  addEnd(group(axis, [0, long / 2 - 0.04, 0]), spec, radius);
  addEnd(group(axis, [0, -long / 2 + 0.04, 0], [Math.PI, 0, 0]), spec, radius);
  addSpine(body, spec, radius, long);
  const rail = plate([long * 0.62, 0.16, 0.05], 0.06, 0.02);
  put(body, lying(rail), rubber(shade(spec.cloth, 0.6)), [0, -radius - 0.016, 0]);
  addBadge(body, spec, radius);
  return model;
}
