import type { Lamp, Lens, PhoneBack } from '../../families/phone/spec';

type Cameras = Pick<PhoneBack, 'islands' | 'lenses' | 'lamps'>;

/** Three lenses in a triangle on a square block at the upper left. */
export function tripleBlock(width: number, height: number, frame: string, back: string): Cameras {
  const size = 38.5;
  const x = -width / 2 + 2.6 + size / 2;
  const y = height / 2 - 2.6 - size / 2;
  const step = 9;
  const lens = (dx: number, dy: number): Lens => ({
    x: x + dx,
    y: y + dy,
    size: 17.6,
    rise: 4.4,
    ring: frame,
  });
  const island = {
    x,
    y,
    width: size,
    height: size,
    corner: 11,
    rise: 1.9,
    color: back,
    surface: 'glass',
  } as const;
  return {
    islands: [island],
    lenses: [lens(-step, step), lens(-step, -step), lens(step, 0)],
    lamps: [
      { x: x + step, y: y + 13, size: 5.4, rise: 2, kind: 'flash' },
      { x: x + step, y: y - 13, size: 5.4, rise: 2, kind: 'sensor' },
    ],
  };
}

/** Two lenses on the diagonal of a square block. */
export function diagonalBlock(width: number, height: number, frame: string, back: string): Cameras {
  const size = 31;
  const x = -width / 2 + 3 + size / 2;
  const y = height / 2 - 3 - size / 2;
  const step = 6.6;
  const lens = (dx: number, dy: number): Lens => ({ x: x + dx, y: y + dy, size: 15, rise: 3.6, ring: frame });
  const lamps: readonly Lamp[] = [{ x: x + 8.4, y: y + 8.4, size: 5, rise: 1.6, kind: 'flash' }];
  const island = {
    x,
    y,
    width: size,
    height: size,
    corner: 9,
    rise: 1.5,
    color: back,
    surface: 'glass',
  } as const;
  return { islands: [island], lenses: [lens(-step, step), lens(step, -step)], lamps };
}

/** Two lenses, one above the other, on an upright pill. */
export function uprightPair(width: number, height: number, frame: string, back: string): Cameras {
  const x = -width / 2 + 4.6 + 10;
  const y = height / 2 - 4.6 - 19.5;
  const lens = (dy: number): Lens => ({ x, y: y + dy, size: 16.4, rise: 3.8, ring: frame });
  const island = {
    x,
    y,
    width: 20,
    height: 39,
    corner: 10,
    rise: 1.7,
    color: back,
    surface: 'glass',
  } as const;
  return {
    islands: [island],
    lenses: [lens(9.4), lens(-9.4)],
    lamps: [{ x: x + 16, y, size: 5.4, rise: 0.6, kind: 'flash' }],
  };
}

/** Three lenses in a column on an upright pill, the flash beside it. */
export function uprightTriple(width: number, height: number, block: string, ring: string): Cameras {
  const x = -width / 2 + 4.4 + 9.2;
  const y = height / 2 - 4.4 - 27;
  const lens = (dy: number): Lens => ({ x, y: y + dy, size: 14.2, rise: 3.4, ring });
  return {
    islands: [{ x, y, width: 18.4, height: 54, corner: 9.2, rise: 1.8, color: block, surface: 'frosted' }],
    lenses: [lens(17.6), lens(0), lens(-17.6)],
    lamps: [{ x: x + 15.5, y: y + 17.6, size: 5, rise: 0.5, kind: 'flash' }],
  };
}

/** Three large lenses on a dark upright pill, and a column of the flash, a small lens and a sensor beside it. */
export function besideTriple(width: number, height: number): Cameras {
  const x = -width / 2 + 4.6 + 10;
  const y = height / 2 - 4.6 - 30;
  const lens = (dy: number): Lens => ({ x, y: y + dy, size: 16, rise: 3.6, ring: '#55565b' });
  return {
    islands: [{ x, y, width: 20, height: 60, corner: 10, rise: 1.9, color: '#85868c', surface: 'metal' }],
    lenses: [
      lens(19.6),
      lens(0),
      lens(-19.6),
      { x: x + 18, y: y + 9.8, size: 10.4, rise: 1.8, ring: '#55565b' },
    ],
    lamps: [
      { x: x + 18, y: y + 22, size: 5, rise: 0.5, kind: 'flash' },
      { x: x + 18, y: y - 4, size: 6.4, rise: 0.6, kind: 'sensor' },
    ],
  };
}

/** Bare lens rings in a column at the upper left. */
export function column(width: number, height: number, ring: string, count: number): Cameras {
  const size = 14;
  const x = -width / 2 + 5.2 + size / 2;
  const top = height / 2 - 6 - size / 2;
  const lenses = Array.from({ length: count }, (_, i): Lens => ({
    x,
    y: top - i * 17,
    size,
    rise: 2.2,
    ring,
  }));
  return { islands: [], lenses, lamps: [{ x: x + 12.5, y: top - 4, size: 5, rise: 0.5, kind: 'flash' }] };
}
