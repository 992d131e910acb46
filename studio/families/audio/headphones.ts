import { CylinderGeometry, type Group } from 'three';
import { oval } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, dome, plate, slab } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import { ovalSection, ring, smoothPath, sweep, type Point2 } from '../../geometry/tube';
import type { Finish } from '../../materials/finish';
import { hole, leather, plastic, polished, shade } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
export interface HeadphonesSpec {
  readonly family: 'headphones';
  readonly cup: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly curve: number;
  };
  readonly shell: string;
  readonly cushion: string;
  readonly band: string;
  readonly metal: string;
  /** A slender stem into the cup's top, a flat arm over its outside, or a yoke that folds on a hinge. */
  readonly arm: 'stem' | 'plate' | 'fold';
  /** Width of the headband at its crown. */
  readonly crown: number;
  /** In degrees, if it differs from the family's. */
  readonly turn?: number;
}

const POWER = { power: 2.25, segments: 160 };
/** Half the distance between the cups, and the height at which the arch starts. */
const REACH = 0.86;
const ARCH_FOOT = 1.24;
const ARCH_RISE = 0.84;

function shellFinish({ shell }: HeadphonesSpec): Finish {
  return { color: shell, metalness: 0.15, roughness: 0.44, specular: 0.5 };
}

/** A cup looking outwards along z, its cushion on the other side. */
function addCup(parent: Group, spec: HeadphonesSpec): void {
  const width = mm(spec.cup.width);
  const height = mm(spec.cup.height);
  const depth = mm(spec.cup.depth);
  const shell = slab(oval(width, height, POWER), dome(depth, mm(spec.cup.curve), depth * 0.72, 0.03));
  put(parent, shell, shellFinish(spec));
  const gap = spec.arm === 'plate' ? plastic(shade(spec.shell, 0.78), 0.6) : hole;
  put(parent, slab(oval(width - 0.025, height - 0.025, POWER), bevel(0.03, 0.004)), gap, [0, 0, -0.022]);
  put(
    parent,
    slab(oval(width + 0.005, height + 0.005, POWER), bevel(0.014, 0.005)),
    shellFinish(spec),
    [0, 0, -0.034],
  );
  const thick = 0.235;
  const deep = 0.2;
  const section = Array.from({ length: 40 }, (_, k): Point2 => {
    const angle = (k / 40) * Math.PI * 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return [
      thick / 2 - (thick / 2) * Math.sign(cos) * Math.abs(cos) ** 0.8,
      -0.028 - deep / 2 + (deep / 2) * Math.sign(sin) * Math.abs(sin) ** 0.8,
    ];
  });
  put(parent, ring(oval(width + 0.04, height + 0.04, POWER), section), leather(spec.cushion));
  put(
    parent,
    slab(oval(width * 0.63, height * 0.7), dome(0.02, 0.16, 0.012)),
    { ...plastic('#4b4b50', 0.85), grain: 'mesh' },
    [0, 0, -0.125],
    [0, Math.PI, 0],
  );
  if (spec.arm === 'plate') {
    // The microphones' mesh, let into the shell's lower end.
    const mesh: Finish = { ...plastic(shade(spec.shell, 0.55), 0.7), grain: 'mesh' };
    put(
      parent,
      slab(oval(0.2, 0.06, { power: 3 }), bevel(0.004, 0.001)),
      mesh,
      [0, -height * 0.36, depth * 0.76],
      [0.62, 0, 0],
    );
    return;
  }
  for (let i = -1; i <= 1; i += 1)
    put(
      parent,
      plate([0.04, 0.012, 0.004], 0.0059, 0.001),
      hole,
      [i * 0.07, -height * 0.32, depth * 0.83],
      [-0.6, 0, 0],
    );
}

/** A cylinder that lies across the cup. */
const rod = (length: number, radius: number) =>
  new CylinderGeometry(radius, radius, length, 48).rotateZ(Math.PI / 2);

/** A yoke over the cup's top, and over it the metal barrel on which it folds inwards. */
function addFoldingArm(parent: Group, spec: HeadphonesSpec): void {
  const top = mm(spec.cup.height) / 2;
  const z = mm(spec.cup.depth) * 0.36;
  const yoke = plate([0.32, 0.11, 0.14], 0.045, 0.03, { power: 2.4 });
  put(parent, yoke, shellFinish(spec), [0, top - 0.005, z - 0.07]);
  put(parent, rod(0.24, 0.05), polished(spec.metal, 0.24), [0, top + 0.075, z]);
  put(parent, rod(0.19, 0.053), shellFinish(spec), [0, top + 0.075, z]);
}

/** The yoke that joins a cup to the headband, in the cup's frame: z outwards, y up. */
function addArm(parent: Group, spec: HeadphonesSpec): void {
  const height = mm(spec.cup.height);
  const depth = mm(spec.cup.depth);
  const metal = polished(spec.metal, 0.24);
  if (spec.arm === 'fold') {
    addFoldingArm(parent, spec);
    return;
  }
  if (spec.arm === 'stem') {
    const collar = turned([
      [0, -0.02],
      [0.075, -0.02, 0.02],
      [0.06, 0.06, 0.02],
      [0.026, 0.1, 0.01],
    ]);
    put(parent, collar, shellFinish(spec), [0, height / 2 - 0.02, depth * 0.36]);
    put(parent, new CylinderGeometry(0.025, 0.025, 0.12, 40), shellFinish(spec), [
      0,
      height / 2 + 0.06,
      depth * 0.36,
    ]);
    return;
  }
  const path = smoothPath(
    [
      [depth * 0.3, height / 2 + 0.3],
      [depth * 0.42, height / 2 + 0.12],
      [depth * 0.98, height * 0.36],
      [depth * 1.06, 0.12],
      [depth * 1.07, -0.03],
    ],
    60,
  );
  const arm = sweep(path, ovalSection(0.028, 0.15, 5), (t) => [
    1,
    t > 0.9 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.9) / 0.1) ** 2)) : 1,
  ]);
  put(group(parent, undefined, [0, -Math.PI / 2, 0]), arm, metal);
}

function arch(count: number, scale: number): Point2[] {
  return Array.from({ length: count + 1 }, (_, i): Point2 => {
    const angle = Math.PI * (i / count);
    const wide = REACH * 1.12 * (1 + 0.03 * Math.sin(angle) ** 2);
    return [scale * wide * Math.cos(angle), ARCH_FOOT + scale * ARCH_RISE * Math.sin(angle) ** 0.92];
  });
}

/** The straight end of the arch below its foot. */
const foot = (x: number) => Array.from({ length: 6 }, (_, i): Point2 => [x, ARCH_FOOT - 0.12 + 0.02 * i]);

function addBand(model: Group, spec: HeadphonesSpec): void {
  const crown = mm(spec.crown);
  const end = { stem: 0.3, plate: 0.42, fold: 0.5 }[spec.arm];
  const path = arch(130, 1);
  const whole = [...foot(path[0]?.[0] ?? REACH), ...path, ...foot(path.at(-1)?.[0] ?? -REACH).toReversed()];
  const band = sweep(whole, ovalSection(0.055, crown, 3.2), (t) => {
    const toEnd = Math.min(t, 1 - t);
    const rounded = toEnd < 0.02 ? Math.sqrt(Math.max(0, 1 - (1 - toEnd / 0.02) ** 2)) : 1;
    const wide = end + (1 - end) * Math.min(1, toEnd / 0.26) ** 1.2;
    return [rounded, wide * rounded];
  });
  put(model, band, { ...shellFinish(spec), color: spec.band });
  const pad = sweep(arch(130, 0.95).slice(26, 105), ovalSection(0.085, crown * 0.9, 2.4), (t) => {
    const toEnd = Math.min(t, 1 - t);
    const rounded = toEnd < 0.12 ? Math.sqrt(Math.max(0, 1 - (1 - toEnd / 0.12) ** 2)) : 1;
    return [rounded, 0.25 * rounded + 0.75 * rounded];
  });
  put(model, pad, leather(spec.cushion), [0, -0.002, 0]);
}

/** Over-ear headphones standing on their cups, turned to show one outside and one cushion. */
export function headphones(spec: HeadphonesSpec): Group {
  const model = group(undefined, undefined, [0, degrees(spec.turn ?? -36), 0]);
  for (const side of [-1, 1]) {
    const hung = group(
      model,
      [side * REACH, spec.arm === 'fold' ? 0.56 : 0.62, 0],
      [0, side * 0.1, side * -0.05],
    );
    const cup = group(hung, undefined, [0, (side * Math.PI) / 2, 0]);
    cup.name = side < 0 ? 'left cup' : 'right cup';
    addCup(cup, spec);
    addArm(cup, spec);
  }
  addBand(model, spec);
  const cap = plastic(spec.band, 0.4);
  for (const side of [-1, 1])
    put(
      model,
      turned([
        [0.03, 0, 0.01],
        [0.03, 0.05],
      ]),
      cap,
      [side * REACH * 1.12, ARCH_FOOT - 0.15, 0],
    );
  return model;
}
