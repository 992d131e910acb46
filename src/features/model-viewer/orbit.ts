/** From where a model is looked at, in degrees, and how near. */
export interface Orbit {
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

export const TURN = 30;
export const ZOOM_STEP = 1.4;
const HIGHEST = 89;
const LOWEST = -50;
const MAX_ZOOM = 5;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const held = ({ azimuth, elevation, zoom }: Orbit): Orbit => ({
  azimuth,
  elevation: within(elevation, LOWEST, HIGHEST),
  zoom: within(zoom, 1, MAX_ZOOM),
});

/** From -180 to 180. */
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The same place as `to`, reached from `from` by the shorter way round. */
export const nearest = (from: Orbit, to: Orbit): Orbit => ({
  ...to,
  azimuth: from.azimuth + wrapped(to.azimuth - from.azimuth),
});

/** Part of the way, from 0 to 1, slower towards its end. */
export function between(from: Orbit, to: Orbit, part: number): Orbit {
  const eased = 1 - (1 - part) ** 3;
  const mix = (key: keyof Orbit) => from[key] + (to[key] - from[key]) * eased;
  return { azimuth: mix('azimuth'), elevation: mix('elevation'), zoom: mix('zoom') };
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

/** For people who do not see it: "From the front right, above". */
export function describe({ azimuth, elevation }: Orbit): string {
  const side = SIDES[Math.round((wrapped(azimuth) + 360) / 45) % 8] ?? '';
  const height = elevation > 35 ? ', above' : elevation < -15 ? ', below' : '';
  return `From ${side}${height}`;
}

/** How far away a camera has to be for a ball to fill what it sees, and the ground to have some room. */
export function distanceFor(radius: number, fieldOfView: number, aspect: number): number {
  const half = (fieldOfView * Math.PI) / 360;
  const narrower = aspect < 1 ? Math.atan(Math.tan(half) * aspect) : half;
  return (radius * 1.04) / Math.sin(narrower);
}
