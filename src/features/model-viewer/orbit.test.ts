import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  between,
  describe as sayOf,
  distanceFor,
  held,
  isSame,
  moved,
  nearest,
  orbitOf,
  tapped,
  type Extent,
} from './orbit';

const front = { azimuth: 0, elevation: 8, zoom: 1, x: 0, y: 0 };

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

  it('is zoomed by a double tap at its place, and by another to the whole', () => {
    const near = tapped(front, { x: 0.5, y: -1 });
    // The same place is still seen there.
    expect([near.x + 0.5 / near.zoom, near.y - 1 / near.zoom]).toEqual([0.5, -1]);
    expect(held(near)).toEqual(near);
    expect(tapped(near, { x: 0.3, y: 0 })).toEqual(front);
  });

  it('is turned, zoomed, and moved by a part of what is seen', () => {
    expect(moved(front, { azimuth: 30, elevation: -15 })).toEqual({ ...front, azimuth: 30, elevation: -7 });
    const near = moved(front, { zoom: 2 });
    expect(moved(near, { x: 0.5 })).toEqual({ ...front, zoom: 2, x: 0.25 });
    expect(moved(near, { y: -9 })).toEqual({ ...front, zoom: 2, y: -0.5 });
    expect(moved(front, { x: 0.5 })).toEqual(front);
  });

  it('is that of a view, which tells it from others', () => {
    const view = { name: 'Lenses', azimuth: 158, elevation: 8, zoom: 2, y: 0.9 };
    const orbit = orbitOf(view);
    expect(orbit).toEqual({ azimuth: 158, elevation: 8, zoom: 2, x: 0, y: 0.5 });
    expect(isSame(orbit, { ...orbit, azimuth: -202.01, x: 0.001 })).toBe(true);
    for (const other of [{ azimuth: 159 }, { elevation: 9 }, { zoom: 2.1 }, { x: 0.1 }, { y: 0.4 }])
      expect(isSame(orbit, { ...orbit, ...other })).toBe(false);
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
    expect(sayOf({ ...front, zoom: 2, x: -0.4, y: 0.2 })).toBe('From the front, 200 %, upper left');
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
