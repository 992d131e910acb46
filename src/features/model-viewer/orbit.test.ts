import { describe, expect, it } from 'vitest';
import { between, describe as sayOf, distanceFor, held, nearest } from './orbit';

const front = { azimuth: 0, elevation: 8, zoom: 1 };

describe('An orbit', () => {
  it('stays above the ground’s underside and below the zenith, and zooms from 1 to 5', () => {
    expect(held({ azimuth: 720, elevation: 200, zoom: 99 })).toEqual({
      azimuth: 720,
      elevation: 89,
      zoom: 5,
    });
    expect(held({ azimuth: 0, elevation: -90, zoom: 0.1 })).toEqual({ azimuth: 0, elevation: -50, zoom: 1 });
  });

  it('is reached by the shorter way round', () => {
    const back = { ...front, azimuth: 180 };
    expect(nearest({ ...front, azimuth: 350 }, front).azimuth).toBe(360);
    expect(nearest({ ...front, azimuth: -730 }, front).azimuth).toBe(-720);
    expect(Math.abs(nearest(front, back).azimuth)).toBe(180);
  });

  it('is left at its beginning and reached at its end', () => {
    const to = { azimuth: 90, elevation: 20, zoom: 2 };
    expect(between(front, to, 0)).toEqual(front);
    expect(between(front, to, 1)).toEqual(to);
    expect(between(front, to, 0.5).azimuth).toBeGreaterThan(45);
  });

  it('is told in words', () => {
    expect(sayOf(front)).toBe('From the front');
    expect(sayOf({ ...front, azimuth: 137, elevation: 60 })).toBe('From the back right, above');
    expect(sayOf({ ...front, azimuth: -450, elevation: -30 })).toBe('From the left, below');
  });

  it('is so far away that the model fits, in a narrow window too', () => {
    const wide = distanceFor(1, 20, 2);
    expect(wide * Math.sin((10 * Math.PI) / 180)).toBeGreaterThan(1);
    expect(distanceFor(1, 20, 0.5)).toBeGreaterThan(1.9 * wide);
  });
});
