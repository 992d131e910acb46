import type { ModelView } from '../../catalog/product-model';
import { clamp } from '../../lib/amount-range';

/** A place in what is seen: from -1 at the left and the bottom to 1 at the right and the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From where a model is looked at, in degrees; how near, and which place of the whole is then in the middle. */
export interface Orbit extends Point {
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

export const HIGHEST = 89;
export const LOWEST = -50;
export const MAX_ZOOM = 5;
/** The zoom of a double tap. */
const CLOSE_UP = 2.5;

export const orbitOf = ({ azimuth, elevation, zoom = 1, x = 0, y = 0 }: ModelView): Orbit =>
  held({ azimuth, elevation, zoom, x, y });

/** Within what can be shown. */
export function held({ azimuth, elevation, zoom: wanted, x, y }: Orbit): Orbit {
  const zoom = clamp(wanted, 1, MAX_ZOOM);
  const [least, most] = [1 / zoom - 1, 1 - 1 / zoom];
  return {
    azimuth,
    elevation: clamp(elevation, LOWEST, HIGHEST),
    zoom,
    x: clamp(x, least, most),
    y: clamp(y, least, most),
  };
}

/** Turned by degrees, zoomed by a factor, and moved to the side by a part of what is seen. */
export function moved(orbit: Orbit, { azimuth = 0, elevation = 0, zoom = 1, x = 0, y = 0 }: Partial<Orbit>) {
  return held({
    azimuth: orbit.azimuth + azimuth,
    elevation: orbit.elevation + elevation,
    zoom: orbit.zoom * zoom,
    x: orbit.x + x / orbit.zoom,
    y: orbit.y + y / orbit.zoom,
  });
}

/** A double tap leads near to that place, or back to the whole. */
export function tapped(orbit: Orbit, { x, y }: Point): Orbit {
  if (orbit.zoom > 1.01) return { ...orbit, zoom: 1, x: 0, y: 0 };
  const nearer = 1 - 1 / CLOSE_UP;
  return { ...orbit, zoom: CLOSE_UP, x: x * nearer, y: y * nearer };
}

/** From -180 to 180. */
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The same place as `to`, reached from `from` by the shorter way round. */
export const nearest = (from: Orbit, to: Orbit): Orbit => ({
  ...to,
  azimuth: from.azimuth + wrapped(to.azimuth - from.azimuth),
});

/** Both show the same, but for rounding. */
export const isSame = (one: Orbit, other: Orbit): boolean =>
  Math.abs(wrapped(one.azimuth - other.azimuth)) < 0.1 &&
  Math.abs(one.elevation - other.elevation) < 0.1 &&
  [one.zoom - other.zoom, one.x - other.x, one.y - other.y].every((by) => Math.abs(by) < 0.01);

/** Part of the way, from 0 to 1, slower towards its end. */
export function between(from: Orbit, to: Orbit, part: number): Orbit {
  const eased = 1 - (1 - part) ** 3;
  const mix = (key: keyof Orbit) => from[key] + (to[key] - from[key]) * eased;
  return {
    azimuth: mix('azimuth'),
    elevation: mix('elevation'),
    zoom: mix('zoom'),
    x: mix('x'),
    y: mix('y'),
  };
}

const SIDES = [
  'the front',
  'the front right',
  'the right',
  'the back right',
  'the back',
  'the back left',
  'the left',
  'the front left',
];

/** For people who do not see it: "From the front right, above, 200 %, upper left". */
export function describe({ azimuth, elevation, zoom, x, y }: Orbit): string {
  const side = SIDES[Math.round((wrapped(azimuth) + 360) / 45) % 8] ?? '';
  const height = elevation > 35 ? 'above' : elevation < -15 ? 'below' : '';
  const percent = Math.round(zoom * 100);
  const part = [y > 0.1 ? 'upper' : y < -0.1 ? 'lower' : '', x > 0.1 ? 'right' : x < -0.1 ? 'left' : ''];
  const near = percent > 100 ? `${percent} %` : '';
  return [`From ${side}`, height, near, part.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The room that a model takes when it turns about its upright axis. */
export interface Extent {
  readonly radius: number;
  readonly height: number;
}

/** How much farther away than needed the camera stands, so that some ground is seen. */
const MARGIN = 1.08;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far from the middle of such a cylinder a camera has to be to see all of it, however it is turned. */
export function distanceFor(
  { radius, height }: Extent,
  elevation: number,
  fieldOfView: number,
  aspect: number,
): number {
  const [sine, cosine] = [Math.abs(Math.sin(radians(elevation))), Math.cos(radians(elevation))];
  const slope = Math.tan(radians(fieldOfView / 2));
  const half = height / 2;
  const across = radius * Math.hypot(1 / (slope * aspect), cosine) + half * sine;
  const along = Math.max(
    ...[1, -1].flatMap((near) =>
      [1, -1].map(
        (top) =>
          Math.abs(top * half * cosine - near * radius * sine) / slope +
          near * radius * cosine +
          top * half * sine,
      ),
    ),
  );
  return MARGIN * Math.max(across, along);
}
