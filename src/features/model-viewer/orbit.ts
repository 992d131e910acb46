/** A place in what is seen: from -1 at the left and the bottom to 1 at the right and the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From where a model is looked at, in degrees; how near, and which place of the whole is then in the middle. */
export interface Orbit extends Place {
  readonly azimuth: number;
  readonly elevation: number;
  readonly zoom: number;
}

export const TURN = 30;
export const ZOOM_STEP = 1.4;
const HIGHEST = 89;
const LOWEST = -50;
const MAX_ZOOM = 5;
/** The zoom of a double tap. */
const CLOSE_UP = 2.5;
/** A press moves by a quarter of what is seen, which is 2 wide and 2 high at zoom 1. */
const SHIFT = 0.5;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Within what can be shown. */
export function held({ azimuth, elevation, zoom: wanted, x, y }: Orbit): Orbit {
  const zoom = within(wanted, 1, MAX_ZOOM);
  const [least, most] = [1 / zoom - 1, 1 - 1 / zoom];
  return {
    azimuth,
    elevation: within(elevation, LOWEST, HIGHEST),
    zoom,
    x: within(x, least, most),
    y: within(y, least, most),
  };
}

/** Zooms by a factor. What was seen at one place is then seen at another, or stays where it is. */
export function zoomed(orbit: Orbit, times: number, from: Place, to: Place = from): Orbit {
  const zoom = within(orbit.zoom * times, 1, MAX_ZOOM);
  return {
    ...orbit,
    zoom,
    x: orbit.x + from.x / orbit.zoom - to.x / zoom,
    y: orbit.y + from.y / orbit.zoom - to.y / zoom,
  };
}

/** What a double tap leads to: near to that place, or back to the whole. */
export const tapped = (orbit: Orbit, at: Place): Orbit =>
  zoomed(orbit, orbit.zoom > 1 ? 1 / orbit.zoom : CLOSE_UP, at);

/** Moves what is shown to the side, up or down. At zoom 1 all of it is shown. */
export const shifted = (orbit: Orbit, { x, y }: Place): Orbit => ({
  ...orbit,
  x: orbit.x + (x * SHIFT) / orbit.zoom,
  y: orbit.y + (y * SHIFT) / orbit.zoom,
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

/** For people who do not see it: "From the front right, above". */
export function describe({ azimuth, elevation }: Orbit): string {
  const side = SIDES[Math.round((wrapped(azimuth) + 360) / 45) % 8] ?? '';
  const height = elevation > 35 ? ', above' : elevation < -15 ? ', below' : '';
  return `From ${side}${height}`;
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
