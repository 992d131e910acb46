import type { Group } from 'three';
import { roundedRect } from '../../geometry/outline';
import { mm, put } from '../../geometry/part';
import { bevel, slab } from '../../geometry/slab';
import type { Finish } from '../../materials/finish';
import { anodized, shade } from '../../materials/palette';
import { backFinish } from './glass';
import { addLamp, addLens } from './lens';
import type { Island, Lens, PhoneBack } from './spec';

function islandFinish({ color, surface }: Island): Finish {
  if (surface === 'metal') return anodized(color, 0.3);
  // A little darker, or a field in the back's own color would not show.
  return surface === 'glass' ? backFinish('glossy', shade(color, 0.92)) : backFinish('frosted', color);
}

/** The frame of a close-up of the camera. */
const CAMERA = 'camera';

const carries = (island: Island, { x, y }: Lens) =>
  Math.abs(x - island.x) < island.width / 2 && Math.abs(y - island.y) < island.height / 2;

function addIsland(back: Group, island: Island, lenses: readonly Lens[]): void {
  const outline = roundedRect(mm(island.width), mm(island.height), mm(island.corner), {
    power: 2.4,
    segments: 24,
  });
  const high = mm(island.rise) + 0.004;
  const shape = slab(outline, bevel(high, Math.min(0.011, high * 0.6), 0.001, 8));
  const part = put(back, shape, islandFinish(island), [mm(island.x), mm(island.y), -0.004]);
  if (lenses.some((lens) => carries(island, lens))) part.name = CAMERA;
}

/** The height of the back under a lens, including the islands there. */
function groundUnder(islands: readonly Island[], lens: Lens): number {
  const under = islands.filter((island) => carries(island, lens));
  return Math.max(0, ...under.map(({ rise }) => mm(rise)));
}

/** Islands, lenses, flash and sensors; `back` looks outwards along z with its origin on the back's surface. */
export function addCameras(back: Group, { islands, lenses, lamps }: PhoneBack): void {
  for (const island of islands) addIsland(back, island, lenses);
  for (const lens of lenses) addLens(back, lens, groundUnder(islands, lens)).name = CAMERA;
  for (const lamp of lamps) addLamp(back, lamp);
}
