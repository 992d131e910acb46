import { CylinderGeometry, type Group } from 'three';
import { drawLens } from '../../drawing/lens';
import { oval } from '../../geometry/outline';
import { group, lying, mm, put } from '../../geometry/part';
import { dome, slab } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import type { Finish } from '../../materials/finish';
import { blackGlass, polished } from '../../materials/palette';
import type { Lamp, Lens } from './spec';

/** The front element, bulging, so that the soft boxes leave their light on it. */
const ELEMENT: Finish = {
  color: '#ffffff',
  metalness: 0,
  roughness: 0.05,
  specular: 0.5,
  coat: 1,
  picture: drawLens(),
};

/** Blackened metal inside: dark, but its edges take light. */
const BARREL: Finish = { color: '#08090b', metalness: 0.2, roughness: 0.24, specular: 0.5 };
const STEP: Finish = { color: '#2e323b', metalness: 1, roughness: 0.34 };

/** The metal around a lens: a chamfer outside, a polished lip, a dark wall inside. */
function addRing(holder: Group, color: string, radius: number, rise: number): number {
  const wall = radius * 0.16;
  const tube = turned([
    [radius, -0.004],
    [radius, rise - 0.008, 0.004],
    [radius - 0.007, rise, 0.004],
    [radius - wall, rise, 0.004],
    [radius - wall - 0.002, rise - 0.004],
  ]);
  put(holder, tube, polished(color, 0.2));
  const inside = turned([
    [radius - wall - 0.0015, rise - 0.0035],
    [radius - wall - 0.006, rise - 0.012],
  ]);
  put(holder, inside, BARREL);
  return radius - wall - 0.006;
}

/** Steps down into the lens, each with a lit edge. */
function addBarrel(holder: Group, r: number, top: number, deep: number): void {
  const at = (depth: number) => top - depth * deep;
  const steps = turned([
    [r, at(0.003)],
    [r * 0.84, at(0.004), 0.002],
    [r * 0.8, at(0.009), 0.002],
    [r * 0.68, at(0.01), 0.002],
    [r * 0.65, at(0.014)],
    [0, at(0.014)],
  ]);
  put(holder, steps, BARREL);
  if (deep < 0.3) return;
  for (const [place, low, thin] of [
    [0.85, 0.0036, 0.028],
    [0.69, 0.0094, 0.032],
  ] as const) {
    const edge = turned([
      [r * (place + thin), at(low + 0.001)],
      [r * place, at(low - 0.0012), 0.002],
      [r * (place - thin), at(low + 0.001)],
    ]);
    put(holder, edge, STEP);
  }
}

/** A lens, built along y and laid so that it looks out along z; `ground` is the height of what it stands on. */
export function addLens(back: Group, lens: Lens, ground: number): Group {
  const holder = group(back, [mm(lens.x), mm(lens.y), 0], [Math.PI / 2, 0, 0]);
  const radius = mm(lens.size) / 2;
  const rise = mm(lens.rise);
  const bare = lens.ring === undefined;
  const r = lens.ring === undefined ? radius : addRing(holder, lens.ring, radius, rise);
  // Without a ring the lens lies under the island's glass, so that hardly any depth is left to it.
  const top = bare ? rise + 0.003 : rise - 0.006;
  const deep = bare ? 0.18 : Math.min(1, Math.max(0.15, (top - ground - 0.001) / 0.0145));
  addBarrel(holder, r, top, deep);
  const across = r * 1.26;
  const high = 0.003 + 0.01 * deep;
  const glass = slab(oval(across, across, { segments: 72 }), dome(high, r * 0.5, high - 0.001, 0.0006));
  put(holder, lying(glass), ELEMENT, [0, top - 0.0145 * deep, 0]);
  return holder;
}

/** The flash, with a lens of fine rings, or a dark sensor. */
export function addLamp(back: Group, lamp: Lamp): void {
  const radius = mm(lamp.size) / 2;
  const holder = group(back, [mm(lamp.x), mm(lamp.y), mm(lamp.rise)], [Math.PI / 2, 0, 0]);
  if (lamp.kind === 'sensor') {
    put(holder, new CylinderGeometry(radius, radius, 0.005, 40), { ...blackGlass, roughness: 0.12 });
    return;
  }
  const rim = turned([
    [radius, -0.002],
    [radius, 0.003, 0.001],
    [radius * 0.86, 0.003, 0.001],
    [radius * 0.84, 0],
  ]);
  put(holder, rim, polished('#b9b4a6', 0.3));
  const flash: Finish = { color: '#fff3d6', metalness: 0, roughness: 0.3, specular: 0.5, coat: 1 };
  put(holder, new CylinderGeometry(radius * 0.86, radius * 0.86, 0.004, 40), flash);
  const heart = slab(
    oval(radius * 1.1, radius * 1.1, { segments: 40 }),
    dome(0.004, radius * 0.5, 0.003, 0.0005),
  );
  put(holder, lying(heart), { ...flash, color: '#f3dfa8', roughness: 0.15 }, [0, 0.001, 0]);
}
