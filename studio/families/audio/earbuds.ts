import type { Group } from 'three';
import { oval, roundedRect } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, pebble, plate, slab } from '../../geometry/slab';
import { skin, turned } from '../../geometry/surface';
import type { Finish } from '../../materials/finish';
import { hole, polished, rubber, shade } from '../../materials/palette';

/** Sizes in millimetres, colours as sRGB hex. */
export interface EarbudsSpec {
  readonly family: 'earbuds';
  readonly colour: string;
  readonly tip: string;
  readonly stem: 'round' | 'blade';
  readonly stemColour: string;
  readonly case: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly corner: number;
    readonly colour: string;
    /** Distance of the lid's seam from the top. */
    readonly lid: number;
  };
}

function gloss(colour: string): Finish {
  return { colour, metalness: 0, roughness: 0.2, specular: 0.5, coat: 0.5 };
}

function stemShape(spec: EarbudsSpec, long: number) {
  if (spec.stem === 'round')
    return turned([
      [0, -long],
      [0.022, -long, 0.012],
      [0.0265, -long + 0.03, 0.01],
      [0.028, -0.02],
      [0.026, 0.05, 0.02],
      [0, 0.06],
    ]);
  return plate([0.062, long + 0.08, 0.046], 0.018, 0.016, { segments: 8 }).translate(
    0,
    (0.08 - long) / 2,
    -0.023,
  );
}

/** The metal ring at a round stem's foot, and the flat that is pressed. */
function addRings(holder: Group, spec: EarbudsSpec, x: number, long: number): void {
  put(
    holder,
    turned([
      [0.0283, -0.012, 0.002],
      [0.0283, 0],
    ]),
    polished('#c9ccd1', 0.2),
    [x, -long + 0.045, 0],
  );
  put(
    holder,
    slab(oval(0.022, 0.06, { segments: 40 }), bevel(0.003, 0.001)),
    { ...hole, colour: shade(spec.colour, 0.82) },
    [x, -0.1, 0.0262],
  );
}

/** One bud, its stem down, its tip looking inwards along x. Height of the stem's foot: 0. */
function bud(parent: Group, spec: EarbudsSpec, side: number): void {
  const long = spec.stem === 'round' ? 0.2 : 0.24;
  const holder = group(parent, [0, long, 0]);
  const finish = gloss(spec.colour);
  const body = skin(
    (u, v) => {
      const across = Math.sin(v * Math.PI) ** 0.86;
      const angle = u * Math.PI * 2;
      const bulge = 1 + 0.14 * Math.cos(angle - 0.4);
      return [
        0.085 * across * Math.cos(angle) * bulge,
        -0.1 * Math.cos(v * Math.PI) * 0.92,
        0.078 * across * Math.sin(angle),
      ];
    },
    72,
    48,
  );
  put(holder, body, finish, [side * -0.035, 0.045, 0], [0, side > 0 ? 0 : Math.PI, side * 0.35]);
  put(
    holder,
    stemShape(spec, long),
    spec.stem === 'round' ? finish : { ...polished(spec.stemColour, 0.28) },
    [side * 0.012, 0, 0],
  );
  const tip = turned([
    [0.034, 0],
    [0.036, 0.02],
    [0.052, 0.03, 0.012],
    [0.056, 0.055, 0.02],
    [0.04, 0.085, 0.02],
    [0.02, 0.088],
    [0.02, 0.07],
    [0, 0.07],
  ]);
  put(
    holder,
    tip,
    { ...rubber(spec.tip), roughness: 0.5 },
    [side * -0.1, 0.075, 0.012],
    [0.15, 0, side * 1.15],
  );
  const grille = slab(oval(0.036, 0.07, { segments: 48 }), bevel(0.006, 0.002));
  put(
    holder,
    grille,
    { ...hole, colour: '#1a1a1c' },
    [side * -0.01, 0.09, 0.071],
    [-0.22, side * 0.18, side * 0.35],
  );
  if (spec.stem === 'round') addRings(holder, spec, side * 0.012, long);
}

function addCase(model: Group, spec: EarbudsSpec): void {
  const { case: box } = spec;
  const [width, height, depth] = [mm(box.width), mm(box.height), mm(box.depth)];
  const holder = group(model, [-0.24, height / 2, -0.12], [degrees(-4), degrees(14), 0]);
  const outline = roundedRect(width, height, mm(box.corner), { power: 2.3, segments: 36 });
  const shape = slab(outline, pebble(depth, depth * 0.42, depth * 0.4));
  put(holder, shape, { ...gloss(box.colour), roughness: 0.26 }, [0, 0, -depth / 2]);
  // The lid's seam: a thin dark band that stands out of the case by a hair.
  const y = height / 2 - mm(box.lid);
  const seam = slab(
    roundedRect(width + 0.003, depth + 0.003, depth * 0.4, { power: 2, segments: 36 }),
    bevel(0.004, 0.0005),
  );
  put(holder, seam, { ...hole, colour: shade(box.colour, 0.4) }, [0, y, 0], [-Math.PI / 2, 0, 0]);
  put(
    holder,
    slab(oval(0.024, 0.024, { segments: 32 }), bevel(0.002, 0.0008)),
    { colour: '#7de08c', metalness: 0, roughness: 0.4 },
    [0, y - 0.09, depth / 2],
  );
  put(
    holder,
    plate([0.14, 0.05, 0.006], 0.02, 0.002),
    polished('#d5d7da', 0.25),
    [0, y, -depth / 2 - 0.002],
    [0, Math.PI, 0],
  );
}

/** A pair of buds standing before their closed case. */
export function earbuds(spec: EarbudsSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-6), 0]);
  addCase(model, spec);
  bud(group(model, [0.22, 0, 0.06], [0, degrees(38), degrees(2)]), spec, -1);
  bud(group(model, [0.5, 0, 0.14], [0, degrees(-34), degrees(-2)]), spec, 1);
  return model;
}
