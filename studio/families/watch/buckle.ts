import type { Group } from 'three';
import { oval, roundedRect } from '../../geometry/outline';
import { group, mm, put } from '../../geometry/part';
import { bevel, plate, slab } from '../../geometry/slab';
import { sweep, type Point2 } from '../../geometry/tube';
import type { Finish } from '../../materials/finish';
import { hole } from '../../materials/palette';
import { caseFinish } from './case';
import type { WatchSpec } from './spec';

/** Places along the loop of 160: the buckle, and the end of the band that goes through it. */
const BUCKLE = 92;
const END = [60, 96] as const;
/** Half the frame's length, and the width of its bars. */
const HALF = 0.045;
const WIRE = 0.026;

/** A band's section: flat, with round edges. */
export const bandSection = (thick: number, width: number): readonly Point2[] =>
  roundedRect(thick, width, thick * 0.45, { segments: 10 }).map(({ x, y }): Point2 => [x, y]);

/** A pin buckle at the back of the wrist, and over the band the end that comes through it, with its holes. */
export function addBuckle(
  holder: Group,
  spec: WatchSpec,
  path: readonly Point2[],
  thick: number,
  band: Finish,
): void {
  const width = mm(spec.band.width);
  const end = path.slice(...END).map(([x, y]): Point2 => {
    const far = Math.hypot(x - 0.22, y) || 1;
    const out = thick * 1.05;
    return [x + ((x - 0.22) / far) * out, y + (y / far) * out];
  });
  put(
    holder,
    sweep(end, bandSection(thick, width * 0.88), (t) => [1, Math.min(1, 0.55 + 4 * t)]),
    band,
  );
  for (let i = 4; i < end.length - 8; i += 6) {
    const [x, y] = end[i] ?? [0, 0];
    const [nextX, nextY] = end[i + 1] ?? [x, y];
    const place = group(holder, [x, y, 0], [0, 0, Math.atan2(nextX - x, y - nextY)]);
    const shape = slab(oval(0.018, 0.024, { segments: 24 }), bevel(0.002, 0.0005));
    put(place, shape, hole, [thick / 2 - 0.0006, 0, 0], [0, Math.PI / 2, 0]);
  }
  addFrame(holder, spec, path, thick);
}

/** The frame lies on the band, its pin over the bar under which the end comes in. The bar with the pin's eye is hidden. */
function addFrame(holder: Group, spec: WatchSpec, path: readonly Point2[], thick: number): void {
  const [x, y] = path[BUCKLE] ?? [0, 0];
  const [nextX, nextY] = path[BUCKLE + 1] ?? [0, 0];
  const frame = group(holder, [x, y, 0], [0, 0, Math.atan2(nextY - y, nextX - x)]);
  const metal = caseFinish(spec);
  const across = mm(spec.band.width) * 0.45 + WIRE / 2;
  const flat = (size: Point2, at: readonly [along: number, out: number, across: number]) =>
    put(frame, plate([...size, WIRE * 0.7], WIRE * 0.45, WIRE * 0.25), metal, [...at], [-Math.PI / 2, 0, 0]);
  for (const side of [-1, 1]) flat([2 * HALF + WIRE, WIRE], [0, thick, side * across]);
  flat([WIRE, 2 * across + WIRE], [HALF, thick, 0]);
  flat([WIRE * 0.6, 2 * across], [-HALF, thick / 2, 0]);
  flat([HALF * 1.5, WIRE * 0.7], [HALF * 0.4, thick + WIRE * 0.55, 0]);
}
