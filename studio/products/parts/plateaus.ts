import type { Island, Lens, PhoneBack } from '../../families/phone/spec';

type Cameras = Pick<PhoneBack, 'islands' | 'lenses' | 'lamps'>;

/** Metal across the whole top of the back, and below it a field of glass in the metal. */
export function triplePlateau(width: number, height: number, metal: string): Cameras {
  const high = 42;
  const y = height / 2 - 2.2 - high / 2;
  const plateau: Island = {
    x: 0,
    y,
    width: width - 3.2,
    height: high,
    corner: 14,
    rise: 2.4,
    color: metal,
    surface: 'metal',
  };
  const below = height - high - 12;
  const field: Island = {
    x: 0,
    y: -height / 2 + 5 + below / 2,
    width: width - 9.5,
    height: below,
    corner: 9,
    rise: 0.15,
    color: '#f4f4f5',
    surface: 'frosted',
  };
  const left = -width / 2 + 13.6;
  const lens = (dx: number, dy: number): Lens => ({
    x: left + dx,
    y: y + dy,
    size: 17.6,
    rise: 4.8,
    ring: '#c9cbce',
  });
  const right = width / 2 - 10.5;
  return {
    islands: [plateau, field],
    lenses: [lens(0, 9.4), lens(0, -9.4), lens(18, 0)],
    lamps: [
      { x: right, y: y + 11, size: 5.6, rise: 2.5, kind: 'flash' },
      { x: right, y: y - 11, size: 4.4, rise: 2.5, kind: 'sensor' },
    ],
  };
}

/** A slim bar across the back with one lens at its left. */
export function singlePlateau(width: number, height: number, frame: string, back: string): Cameras {
  const high = 24;
  const y = height / 2 - 3 - high / 2;
  const bar: Island = {
    x: 0,
    y,
    width: width - 5,
    height: high,
    corner: 12,
    rise: 3,
    color: back,
    surface: 'glass',
  };
  return {
    islands: [bar],
    lenses: [{ x: -width / 2 + 17, y, size: 18.4, rise: 5, ring: frame }],
    lamps: [{ x: width / 2 - 15, y, size: 5.6, rise: 3.1, kind: 'flash' }],
  };
}
