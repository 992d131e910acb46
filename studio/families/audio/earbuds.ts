import { Box3, type Group } from 'three';
import { oval, type Outline } from '../../geometry/outline';
import { degrees, group, lying, put } from '../../geometry/part';
import { bevel, loft, slab } from '../../geometry/slab';
import { skin, turned } from '../../geometry/surface';
import { smoothPath, type Point2 } from '../../geometry/tube';
import { hole, polished, rubber, shade } from '../../materials/palette';
import { addCase, addOpenCase, gloss, type EarbudCase } from './earbud-case';

/** Sizes in millimeters, colors as sRGB hex. */
export interface EarbudsSpec {
  readonly family: 'earbuds';
  readonly color: string;
  readonly tip: string;
  readonly stem: 'round' | 'blade';
  readonly stemColor: string;
  readonly case: EarbudCase;
  /** Shorter, blunter tips with a foam core. */
  readonly foam?: boolean;
}

/** How far behind the bud's middle its stem stands, on the side that looks away from the ear. */
const STEM_BACK = -0.03;
const HEAD_HEIGHT = 0.05;

/** How squarely a blade's head is rounded, and how much wider and higher it is than a turned one. */
const ANGULAR = { power: 3.4, wide: 0.86, high: 1.08 } as const;

/** The head and its nozzle, about z, which points into the ear: turned, or over a blade squarish, its nozzle still round. */
function headShape({ stem }: EarbudsSpec) {
  const outline = smoothPath(
    [
      [0, -0.083],
      [0.042, -0.077],
      [0.073, -0.049],
      [0.086, -0.008],
      [0.08, 0.034],
      [0.06, 0.066],
      [0.042, 0.086],
      [0.035, 0.108],
    ],
    48,
  );
  if (stem === 'round')
    return turned(outline.map(([radius, along]): Point2 => [Math.max(0, radius), along])).rotateX(
      Math.PI / 2,
    );
  return skin(
    (turn, v) => {
      const [radius, along] = outline[Math.round(v * (outline.length - 1))] ?? [0, 0];
      const [cos, sin] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
      const { power, wide, high } = ANGULAR;
      const square = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
      // From the flat outside to the round nozzle.
      const angular = 1 - Math.min(1, Math.max(0, (along - 0.01) / 0.06));
      const to = (size: number) => 1 + (square * size - 1) * angular;
      return [Math.max(0, radius) * cos * to(wide), Math.max(0, radius) * sin * to(high), along];
    },
    96,
    outline.length - 1,
  );
}

/** A soft umbrella of silicone over the nozzle. */
function tipShape({ foam }: EarbudsSpec) {
  if (foam === true)
    return turned([
      [0.036, 0.084],
      [0.064, 0.09, 0.012],
      [0.075, 0.106, 0.014],
      [0.066, 0.136, 0.03],
      [0.054, 0.154, 0.012],
      [0.028, 0.158, 0.008],
      [0.023, 0.146],
      [0, 0.146],
    ]).rotateX(Math.PI / 2);
  return turned([
    [0.036, 0.088],
    [0.056, 0.092, 0.01],
    [0.067, 0.104, 0.014],
    [0.064, 0.135, 0.03],
    [0.044, 0.168, 0.02],
    [0.026, 0.174, 0.006],
    [0.023, 0.158],
    [0, 0.158],
  ]).rotateX(Math.PI / 2);
}

/** A flat triangle whose edge looks forwards: straight sides, corners rounded by a hair. */
function wedge(width: number, depth: number): Outline {
  const corners = [
    [0, depth * 0.55],
    [-width / 2, -depth * 0.3],
    [0, -depth * 0.45],
    [width / 2, -depth * 0.3],
  ] as const;
  return corners.flatMap(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
    const long = Math.hypot(toX - x, toY - y);
    const [nx, ny] = [(toY - y) / long, (x - toX) / long];
    return [0.06, 0.5, 0.94].map((t) => ({ x: x + (toX - x) * t, y: y + (toY - y) * t, nx, ny }));
  });
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
  // Three flat faces with sharp edges, narrower toward the foot.
  const face = (size: number) => wedge(0.1 * size, 0.066 * size);
  return lying(
    loft([
      { outline: face(0.62), z: 0 },
      { outline: face(0.68), z: 0.006 },
      { outline: face(0.96), z: long * 0.72 },
      { outline: face(1.12), z: long * 0.98 },
      { outline: face(1.16), z: long + 0.05 },
    ]),
  ).translate(0, -long, 0);
}

/** The metal ring at a round stem's foot, and the flat that is pressed. */
function addRings(holder: Group, spec: EarbudsSpec, long: number): void {
  put(
    holder,
    turned([
      [0.019, -0.004],
      [0.0262, -0.003, 0.004],
      [0.0272, 0.012, 0.002],
    ]),
    polished('#c9ccd1', 0.24),
    [0, -long + 0.002, STEM_BACK],
  );
  put(
    holder,
    slab(oval(0.022, 0.06, { segments: 40 }), bevel(0.003, 0.001)),
    { ...hole, color: shade(spec.color, 0.78) },
    [0, -0.1, STEM_BACK - 0.0262],
    [0, Math.PI, 0],
  );
}

/** The line of light along a blade's outer edge. */
function addLight(holder: Group, long: number): void {
  const line = slab(oval(0.01, long * 0.62, { power: 4, segments: 48 }), bevel(0.002, 0.0008));
  put(
    holder,
    line,
    { color: '#eef3ff', metalness: 0, roughness: 0.3 },
    [0, -long * 0.58, STEM_BACK - 0.0298],
    [-0.058, Math.PI, 0],
  );
}

/** One bud, its stem down, its tip looking along z. Height of the stem's foot: 0. */
function bud(parent: Group, spec: EarbudsSpec): void {
  const long = spec.stem === 'round' ? 0.2 : 0.24;
  const holder = group(parent, [0, long, 0]);
  holder.name = 'bud';
  const finish = gloss(spec.color);
  const head = group(holder, [0, HEAD_HEIGHT, 0], [degrees(-16), 0, 0]);
  put(head, headShape(spec), finish);
  put(head, tipShape(spec), { ...rubber(spec.tip), roughness: 0.5 });
  put(holder, stemShape(spec, long), spec.stem === 'round' ? finish : polished(spec.stemColor, 0.24), [
    0,
    0,
    STEM_BACK,
  ]);
  // Grilles: one on the outside over the stem, and one on a turned head's inside beside the nozzle.
  const grille = { ...hole, color: '#1a1a1c' };
  const outside = slab(oval(0.07, 0.032, { segments: 48 }), bevel(0.008, 0.002));
  put(head, outside, grille, [0, 0.037, -0.0745], [degrees(28), Math.PI, 0]);
  if (spec.stem === 'blade') {
    addLight(holder, long);
    return;
  }
  const inside = slab(oval(0.03, 0.044, { segments: 48 }), bevel(0.006, 0.002));
  put(head, inside, grille, [0.063, 0, 0.045], [0, degrees(58), 0]);
  addRings(holder, spec, long);
}

/** A bud lying on its head and its stem's end, rolled by so many degrees. */
function layBud(place: Group, spec: EarbudsSpec, roll: number): void {
  const laid = group(place, undefined, [0, 0, degrees(-77)]);
  bud(group(laid, undefined, [0, degrees(roll), 0]), spec);
  const { min } = new Box3().setFromObject(laid);
  laid.position.y -= min.y;
}

/** A pair of buds before their case: blades stand, round stems lie. */
export function earbuds(spec: EarbudsSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-6), 0]);
  if (spec.case.open === true) addOpenCase(model, spec.case);
  else addCase(model, spec.case);
  if (spec.stem === 'blade') {
    bud(group(model, [0.27, 0, 0.12], [0, degrees(-42), 0]), spec);
    bud(group(model, [0.53, 0, 0.12], [0, degrees(146), 0]), spec);
  } else {
    layBud(group(model, [0.17, 0, 0.24], [0, degrees(-24), 0]), spec, -20);
    layBud(group(model, [0.5, 0, 0.02], [0, degrees(-40), 0]), spec, 150);
  }
  return model;
}
