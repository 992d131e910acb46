import {
  BufferGeometry,
  Float32BufferAttribute,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
  type Group,
} from 'three';
import { oval, roundedRect, type Outline } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, pebble, plate, slab } from '../../geometry/slab';
import { skin } from '../../geometry/surface';
import type { Finish } from '../../materials/finish';
import { hole, polished, shade } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
export interface EarbudCase {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly corner: number;
  readonly color: string;
  /** Distance of the lid's seam from the top. */
  readonly lid: number;
  /** A lid to see through. */
  readonly clear?: boolean;
  /** Its lid stands up; otherwise it is closed. */
  readonly open?: boolean;
}

/** How squarely the case's corners are rounded. */
const CORNER_POWER = 2.3;

export function gloss(color: string): Finish {
  return { color, metalness: 0, roughness: 0.2, specular: 0.5, coat: 0.5 };
}

const caseFinish = (box: EarbudCase): Finish => ({ ...gloss(box.color), roughness: 0.26 });

const lidFinish = (box: EarbudCase): Finish =>
  box.clear === true ? { ...gloss('#aeb6c2'), roughness: 0.05, clear: 0.72 } : caseFinish(box);

/** The whole case, its middle at the origin. */
function pebbleShape(box: EarbudCase): BufferGeometry {
  const depth = mm(box.depth);
  const corners = { power: CORNER_POWER, segments: 36 };
  const outline = roundedRect(mm(box.width), mm(box.height), mm(box.corner), corners);
  return slab(outline, pebble(depth, depth * 0.42, depth * 0.4)).translate(0, 0, -depth / 2);
}

/** The case's outline where the lid parts from it, seen from above. */
function seamOutline(box: EarbudCase, inset: number): Outline {
  const depth = mm(box.depth);
  const corner = mm(box.corner);
  const intoCorner = Math.max(0, (corner - mm(box.lid)) / corner);
  const narrower = 2 * corner * (1 - (1 - intoCorner ** CORNER_POWER) ** (1 / CORNER_POWER));
  return roundedRect(mm(box.width) - narrower - 2 * inset, depth - 2 * inset, depth * 0.4 - inset, {
    power: 2,
    segments: 36,
  });
}

/** The closed case: its seam, its light, its hinge; through a clear lid its empty wells. */
export function addCase(model: Group, box: EarbudCase): void {
  const [height, depth] = [mm(box.height), mm(box.depth)];
  const holder = group(model, [-0.24, height / 2, -0.12], [degrees(-4), degrees(14), 0]);
  holder.name = 'case';
  const y = height / 2 - mm(box.lid);
  if (box.clear === true) {
    put(holder, cut(pebbleShape(box), y, -1), caseFinish(box));
    put(holder, cut(pebbleShape(box), y, 1), lidFinish(box));
    addLining(group(holder, [0, y, 0], [-Math.PI / 2, 0, 0]), box, 0.17, 0.11);
  } else put(holder, pebbleShape(box), caseFinish(box));
  // The lid's seam: a thin dark band that stands out of the case by a hair.
  const seam = slab(seamOutline(box, -0.0015), bevel(0.004, 0.0005));
  put(holder, seam, { ...hole, color: shade(box.color, 0.4) }, [0, y, 0], [-Math.PI / 2, 0, 0]);
  put(
    holder,
    slab(oval(0.024, 0.024, { segments: 32 }), bevel(0.002, 0.0008)),
    { color: '#7de08c', metalness: 0, roughness: 0.4 },
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

type Corner = readonly number[];

/** The part of a shape on one side of a level: up is 1 for what lies above it, -1 for what lies below. */
function cut(shape: BufferGeometry, level: number, up: 1 | -1): BufferGeometry {
  const flat = shape.toNonIndexed();
  const names = ['position', 'normal', 'uv'] as const;
  const corner = (i: number): Corner =>
    names.flatMap((name) => {
      const { array, itemSize } = flat.getAttribute(name);
      return Array.from(array.slice(i * itemSize, (i + 1) * itemSize));
    });
  const over = (point: Corner) => up * ((point[1] ?? 0) - level);
  const kept: Corner[] = [];
  for (let i = 0; i < flat.getAttribute('position').count; i += 3) {
    const triangle = [corner(i), corner(i + 1), corner(i + 2)];
    const rest = triangle.flatMap((from, k): Corner[] => {
      const to = triangle[(k + 1) % 3] ?? from;
      const part = over(from) / (over(from) - over(to));
      const here = over(from) >= 0 ? [from] : [];
      if (over(from) >= 0 === over(to) >= 0) return here;
      return [...here, from.map((value, n) => value + part * ((to[n] ?? 0) - value))];
    });
    for (let k = 1; k < rest.length - 1; k += 1)
      kept.push(...[rest[0], rest[k], rest[k + 1]].filter((point) => point !== undefined));
  }
  const made = new BufferGeometry();
  for (const [name, from, to] of [
    ['position', 0, 3],
    ['normal', 3, 6],
    ['uv', 6, 8],
  ] as const)
    made.setAttribute(
      name,
      new Float32BufferAttribute(
        kept.flatMap((point) => point.slice(from, to)),
        to - from,
      ),
    );
  return made.setIndex(kept.map((_, i) => i));
}

/** How far the lid stands open, in degrees. */
const OPEN = 104;

/** A hollow of this depth with a rounded floor, its mouth at z = 0. */
const hollow = (size: number, deep: number) =>
  skin(
    (turn, v) => {
      // From the middle of the floor up to the mouth, so that it is seen from above.
      const [narrow, low] = [Math.sin(v * (Math.PI / 2)), Math.cos(v * (Math.PI / 2)) ** 0.35];
      const angle = -turn * Math.PI * 2;
      const across = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / 2.6) * (size / 2) * narrow;
      return [across(Math.cos(angle)), across(Math.sin(angle)) * 0.74, -deep * low];
    },
    64,
    24,
  );

/** A lining in the cut of a half, with two wells in which the buds lie; faces up. */
function addLining(half: Group, box: EarbudCase, wells: number, deep: number): void {
  const lining = { ...gloss(shade(box.color, 0.96)), roughness: 0.4 };
  const flat = new Shape(seamOutline(box, -0.001).map(({ x, y }) => new Vector2(x, y)));
  const sides = [-1, 1].map((side) => side * mm(box.width) * 0.21);
  flat.holes = sides.map((at) => {
    const mouth = oval(wells, wells * 0.74, { power: 2.6, segments: 64 });
    return new Path(mouth.map(({ x, y }) => new Vector2(at + x, y)));
  });
  put(half, new ShapeGeometry(flat), lining, [0, 0, 0.0035]);
  for (const at of sides)
    put(half, hollow(wells, deep), { ...lining, color: shade(box.color, 0.8) }, [at, 0, 0.0035]);
}

/** The case with its lid up and nothing in it. */
export function addOpenCase(model: Group, box: EarbudCase): void {
  const [height, depth] = [mm(box.height), mm(box.depth)];
  const seam = height / 2 - mm(box.lid);
  const holder = group(model, [-0.24, height / 2, -0.12], [0, degrees(14), 0]);
  holder.name = 'case';
  const whole = pebbleShape(box);
  put(holder, cut(whole, seam, -1), caseFinish(box));
  addLining(group(holder, [0, seam, 0], [-Math.PI / 2, 0, 0]), box, 0.17, 0.11);
  const back = -depth / 2 + 0.012;
  const lid = group(holder, [0, seam + 0.004, back], [degrees(-OPEN), 0, 0]);
  put(lid, cut(whole, seam, 1).translate(0, -seam, -back), lidFinish(box));
  if (box.clear !== true) addLining(group(lid, [0, 0, -back], [Math.PI / 2, 0, 0]), box, 0.17, 0.05);
  put(holder, plate([0.16, 0.05, 0.03], 0.014, 0.006), polished('#d5d7da', 0.25), [
    0,
    seam,
    -depth / 2 - 0.012,
  ]);
}
