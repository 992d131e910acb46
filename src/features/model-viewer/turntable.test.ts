import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Orbit } from './orbit';
import { Turntable } from './turntable';

const home: Orbit = { azimuth: 0, elevation: 8, zoom: 1, x: 0, y: 0 };

/** A turntable with what it has drawn, and frames that come when they are asked for. */
function turntableThatDraws(isStill = false) {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => {
    waiting[handle - 1] = () => undefined;
  });
  const drawn: Orbit[] = [];
  const turntable = new Turntable(home);
  turntable.show({ draw: (orbit) => drawn.push(orbit), dispose: () => undefined });
  /** So many milliseconds later. */
  const frame = (later: number) => {
    for (const callback of waiting.splice(0)) callback(performance.now() + later);
  };
  return { turntable, drawn, frame };
}

describe('A turntable', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('draws once for many changes before a frame, and not again without one', () => {
    const { turntable, drawn, frame } = turntableThatDraws();
    turntable.set({ ...home, azimuth: 10 });
    turntable.set({ ...home, azimuth: 20 });
    frame(16);
    frame(32);
    expect(drawn.map(({ azimuth }) => azimuth)).toEqual([0, 20]);
  });

  it('glides to its aim, from where a press in the middle of it goes on', () => {
    const { turntable, drawn, frame } = turntableThatDraws();
    const press = () => turntable.glide({ ...turntable.aim(), azimuth: turntable.aim().azimuth + 30 });
    press();
    frame(100);
    expect(turntable.now().azimuth).toBeGreaterThan(0);
    expect(turntable.now().azimuth).toBeLessThan(30);
    press();
    press();
    frame(1000);
    expect(drawn.at(-1)?.azimuth).toBeCloseTo(90);
  });

  it('is there at once for those who ask for less motion', () => {
    const { turntable, drawn, frame } = turntableThatDraws(true);
    turntable.glide({ ...home, azimuth: 90 });
    frame(16);
    expect(drawn.map(({ azimuth }) => azimuth)).toEqual([0, 90]);
  });
});
