import type { Group } from 'three';
import { degrees, group, mm, put } from '../../geometry/part';
import { plate } from '../../geometry/slab';
import { ovalSection, smoothPath, sweep, type Point2 } from '../../geometry/tube';
import type { Finish } from '../../materials/finish';
import { fabric, leather, rubber } from '../../materials/palette';
import { caseFinish, watchCase } from './case';
import type { WatchSpec } from './spec';

function bandFinish({ band }: WatchSpec): Finish {
  if (band.kind === 'loop') return fabric(band.colour);
  return band.kind === 'leather' ? leather(band.colour) : { ...rubber(band.colour), roughness: 0.52 };
}

/** The band's closed loop behind the case: x runs backwards, y up. */
function loopPath(spec: WatchSpec): Point2[] {
  const half = mm(spec.height) / 2;
  const start = spec.shape === 'round' ? half * 0.8 : half - 0.05;
  const top = half + 0.1;
  return smoothPath(
    [
      [0.0, start],
      [0.07, top],
      [0.2, top + 0.07],
      [0.38, half * 0.86],
      [0.48, half * 0.36],
      [0.5, -half * 0.1],
      [0.47, -half * 0.5],
      [0.37, -half * 0.9],
      [0.2, -top - 0.05],
      [0.07, -top],
      [0.0, -start],
    ],
    160,
  );
}

/** A band is a little narrower behind the wrist. */
const narrowing = (t: number): Point2 => [1, 1 - 0.14 * Math.sin(t * Math.PI) ** 0.7];

/** Width of a lug's horn at its root. */
const HORN = 0.058;

const thinning = (t: number): Point2 => {
  const end = Math.sqrt(Math.max(0.01, 1 - t ** 7));
  return [(1 - 0.42 * t) * end, (1 - 0.3 * t) * end];
};

function addBand(parent: Group, spec: WatchSpec): void {
  const { band } = spec;
  const thick = band.kind === 'loop' ? 0.022 : 0.03;
  const section = ovalSection(thick, mm(band.width), band.kind === 'leather' ? 4 : 5);
  const holder = group(parent, undefined, [0, Math.PI / 2, 0]);
  put(holder, sweep(loopPath(spec), section, narrowing), bandFinish(spec));
  if (band.stripe !== undefined) {
    const stripe = ovalSection(thick * 1.16, mm(band.width) * (band.kind === 'leather' ? 0.86 : 0.18), 5);
    put(holder, sweep(loopPath(spec), stripe, narrowing), { ...bandFinish(spec), colour: band.stripe });
  }
  if (band.kind !== 'ribbed') return;
  const path = loopPath(spec);
  for (let i = 8; i < 60; i += 4) {
    const [x, y] = path[i] ?? [0, 0];
    const [nextX, nextY] = path[i + 1] ?? [0, 0];
    const angle = Math.atan2(nextY - y, nextX - x);
    const rib = plate([0.026, thick * 1.25, mm(band.width) * 0.9], 0.008, 0.004);
    put(holder, rib, bandFinish(spec), [x, y, -mm(band.width) * 0.45], [0, 0, angle]);
  }
}

/** Four horns that grow out of a round case and hold the band between them. */
function addLugs(holder: Group, spec: WatchSpec): void {
  if (spec.lugs !== true) return;
  const half = mm(spec.height) / 2;
  const thick = mm(spec.thickness);
  const section = ovalSection(thick * 0.62, HORN, 3.4);
  const apart = mm(spec.band.width) / 2 + HORN * 0.46;
  for (const y of [-1, 1])
    for (const side of [-1, 1]) {
      const run: Point2[] = [[0, half * 0.6], [0.004, half * 0.82], ...loopPath(spec).slice(3, 8)];
      const placed = run.map(([x, up]): Point2 => [x, y * up]);
      const horn = sweep(smoothPath(placed, 40), section, thinning);
      put(holder, horn, caseFinish(spec), [0, 0, side * apart]);
    }
}

/** A watch standing on its closed band, its face to the camera. */
export function watch(spec: WatchSpec): Group {
  const model = group(undefined, undefined, [degrees(-7), degrees(-27), 0]);
  model.rotation.order = 'YXZ';
  const body = group(model);
  body.name = 'case';
  watchCase(body, spec);
  const behind = group(model, [0, 0, -mm(spec.thickness) * 0.18]);
  addLugs(group(behind, undefined, [0, Math.PI / 2, 0]), spec);
  addBand(behind, spec);
  return model;
}
