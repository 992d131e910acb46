import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  between,
  describe as sayOf,
  distanceFor,
  held,
  nearest,
  shifted,
  tapped,
  zoomed,
  type Extent,
  type Orbit,
  type Place,
} from './orbit';

const front = { azimuth: 0, elevation: 8, zoom: 1, x: 0, y: 0 };

/** What of the whole is seen there. */
const seenAt = ({ zoom, x, y }: Orbit, place: Place) => [x + place.x / zoom, y + place.y / zoom];

/** How far from the middle the outermost of a turning model is seen: at the window's edge it is 1. */
function reachOf({ radius, height }: Extent, elevation: number, aspect: number): number {
  const camera = new PerspectiveCamera(20, aspect);
  const far = distanceFor({ radius, height }, elevation, 20, aspect);
  camera.position.setFromSphericalCoords(far, ((90 - elevation) * Math.PI) / 180, 0);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const places = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36).flatMap((angle) =>
    [1, -1].map((side) => {
      const spot = new Vector3(Math.cos(angle) * radius, (side * height) / 2, Math.sin(angle) * radius);
      return spot.project(camera);
    }),
  );
  return Math.max(...places.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
}

describe('An orbit', () => {
  it('stays above the ground’s underside and below the zenith, and zooms from 1 to 5', () => {
    expect(held({ ...front, azimuth: 720, elevation: 200, zoom: 99 })).toEqual({
      ...front,
      azimuth: 720,
      elevation: 89,
      zoom: 5,
    });
    expect(held({ ...front, elevation: -90, zoom: 0.1 })).toEqual({ ...front, elevation: -50 });
  });

  it('shows nothing beyond the whole, however near', () => {
    expect(held({ ...front, x: 0.3, y: -1 })).toEqual(front);
    expect(held({ ...front, zoom: 2, x: 3, y: -0.2 })).toEqual({ ...front, zoom: 2, x: 0.5, y: -0.2 });
  });

  it('zooms at the place of a hand, and moves with two fingers', () => {
    const at = { x: 0.4, y: 0.8 };
    const near = zoomed(front, 2, at);
    expect(near.zoom).toBe(2);
    expect(seenAt(near, at)).toEqual(seenAt(front, at));
    const moved = zoomed(near, 1.2, at, { x: 0, y: 0 });
    expect(seenAt(moved, { x: 0, y: 0 })).toEqual(seenAt(front, at));
    expect(zoomed({ ...front, zoom: 5 }, 2, at)).toEqual({ ...front, zoom: 5 });
    expect(held(tapped(near, at))).toEqual(front);
    expect(shifted({ ...front, zoom: 2 }, { x: 1, y: 0 })).toEqual({ ...front, zoom: 2, x: 0.25 });
  });

  it('is reached by the shorter way round', () => {
    const back = { ...front, azimuth: 180 };
    expect(nearest({ ...front, azimuth: 350 }, front).azimuth).toBe(360);
    expect(nearest({ ...front, azimuth: -730 }, front).azimuth).toBe(-720);
    expect(Math.abs(nearest(front, back).azimuth)).toBe(180);
  });

  it('is left at its beginning and reached at its end', () => {
    const to = { azimuth: 90, elevation: 20, zoom: 2, x: 0.1, y: -0.2 };
    expect(between(front, to, 0)).toEqual(front);
    expect(between(front, to, 1)).toEqual(to);
    expect(between(front, to, 0.5).azimuth).toBeGreaterThan(45);
  });

  it('is told in words', () => {
    expect(sayOf(front)).toBe('From the front');
    expect(sayOf({ ...front, azimuth: 137, elevation: 60 })).toBe('From the back right, above');
    expect(sayOf({ ...front, azimuth: -450, elevation: -30 })).toBe('From the left, below');
  });

  it('is so far away that all of a model is seen, lying or standing, from any height, in a narrow window too', () => {
    for (const extent of [
      { radius: 1, height: 0.1 },
      { radius: 0.2, height: 2 },
      { radius: 1, height: 1 },
    ])
      for (const elevation of [-50, 0, 8, 45, 89])
        for (const aspect of [0.5, 1, 2.2]) {
          const part = reachOf(extent, elevation, aspect);
          expect(part).toBeLessThan(0.97);
          expect(part).toBeGreaterThan(0.85);
        }
  });
});
