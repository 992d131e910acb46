import type { Group } from 'three';
import { degrees, group, mm, put } from '../../geometry/part';
import { plate } from '../../geometry/slab';
import { smoothPath, sweep, type Point2 } from '../../geometry/tube';
import type { Finish } from '../../materials/finish';
import { fabric, leather, rubber } from '../../materials/palette';
import { addBuckle, bandSection } from './buckle';
import { watchCase } from './case';
import type { WatchSpec } from './spec';

function bandFinish({ band }: WatchSpec): Finish {
  if (band.kind === 'loop') return fabric(band.color);
  return band.kind === 'leather' ? leather(band.color) : { ...rubber(band.color), roughness: 0.52 };
}

/** How far a watch leans back as it stands. */
const LEAN = 7;

/** The band's closed loop behind the case: x runs backwards, y up. It stands on a stretch that is level as the watch leans. */
function loopPath(spec: WatchSpec): Point2[] {
  const half = mm(spec.height) / 2;
  const deep = 0.27;
  const high = half + 0.14;
  const middle = 0.23;
  const start = Math.acos(-middle / deep);
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i): Point2 => {
    const angle = start * (1 - (2 * i) / steps);
    const x = middle + deep * Math.cos(angle);
    const floor = 0.014 - high + (x - middle) * Math.tan(degrees(LEAN));
    return [x, Math.max(floor, high * Math.sin(angle))];
  });
  return smoothPath([[0, half * 0.75], ...points, [0, -half * 0.75]], 160);
}

/** A band is a little narrower behind the wrist. */
const narrowing = (t: number): Point2 => [1, 1 - 0.14 * Math.sin(t * Math.PI) ** 2];

function addBand(parent: Group, spec: WatchSpec): void {
  const { band } = spec;
  const thick = band.kind === 'loop' ? 0.022 : 0.03;
  const section = bandSection(thick, mm(band.width));
  const holder = group(parent, undefined, [0, Math.PI / 2, 0]);
  put(holder, sweep(loopPath(spec), section, narrowing), bandFinish(spec));
  if (band.stripe !== undefined) {
    const stripe = bandSection(thick * 1.16, mm(band.width) * (band.kind === 'leather' ? 0.86 : 0.18));
    put(holder, sweep(loopPath(spec), stripe, narrowing), { ...bandFinish(spec), color: band.stripe });
  }
  addBuckle(holder, spec, loopPath(spec), thick, bandFinish(spec));
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

/** A watch standing on its closed band, its face to the camera. */
export function watch(spec: WatchSpec): Group {
  const model = group(undefined, undefined, [degrees(-LEAN), degrees(-27), 0]);
  model.rotation.order = 'YXZ';
  const body = group(model);
  body.name = 'case';
  watchCase(body, spec);
  const behind = group(model, [0, 0, -mm(spec.thickness) * 0.18]);
  addBand(behind, spec);
  return model;
}
