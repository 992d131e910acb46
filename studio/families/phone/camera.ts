import { CircleGeometry, CylinderGeometry, type Group } from 'three';
import { drawLens } from '../../drawing/lens';
import { roundedRect } from '../../geometry/outline';
import { group, mm, put } from '../../geometry/part';
import { bevel, slab } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import type { Finish } from '../../materials/finish';
import { anodised, blackGlass, polished } from '../../materials/palette';
import type { Island, Lamp, Lens, PhoneBack } from './spec';

const IRIS: Finish = {
  colour: '#ffffff',
  metalness: 0,
  roughness: 0.06,
  specular: 0.3,
  picture: drawLens(),
};

function islandFinish({ colour, surface }: Island): Finish {
  if (surface === 'metal') return anodised(colour, 0.3);
  if (surface === 'frosted') return { colour, metalness: 0.15, roughness: 0.34, specular: 0.5 };
  return { colour, metalness: 0.1, roughness: 0.12, specular: 0.5, coat: 0.7 };
}

function addIsland(back: Group, island: Island): void {
  const outline = roundedRect(mm(island.width), mm(island.height), mm(island.corner), {
    power: 2.4,
    segments: 24,
  });
  const high = mm(island.rise) + 0.004;
  const shape = slab(outline, bevel(high, Math.min(0.011, high * 0.6), 0.001, 8));
  put(back, shape, islandFinish(island), [mm(island.x), mm(island.y), -0.004]);
}

/** A lens, built along y and laid so that it looks out along z. */
function addLens(back: Group, lens: Lens): void {
  const radius = mm(lens.size) / 2;
  const rise = mm(lens.rise);
  const holder = group(back, [mm(lens.x), mm(lens.y), 0], [Math.PI / 2, 0, 0]);
  const wall = radius * 0.17;
  if (lens.ring !== undefined) {
    const tube = turned([
      [radius, -0.004],
      [radius, rise, 0.008],
      [radius - wall, rise, 0.005],
      [radius - wall, rise - 0.014],
    ]);
    put(holder, tube, polished(lens.ring, 0.22));
  }
  const inner = lens.ring === undefined ? radius : radius - wall + 0.001;
  const depth = lens.ring === undefined ? rise + 0.0006 : rise - 0.006;
  put(holder, new CircleGeometry(inner, 64).rotateX(-Math.PI / 2), IRIS, [0, depth, 0]);
}

function addLamp(back: Group, lamp: Lamp): void {
  const radius = mm(lamp.size) / 2;
  const shape = new CylinderGeometry(radius, radius, 0.005, 40).rotateX(Math.PI / 2);
  const flash: Finish = { colour: '#fff3d6', metalness: 0, roughness: 0.3, specular: 0.5, coat: 1 };
  put(back, shape, lamp.kind === 'flash' ? flash : { ...blackGlass, roughness: 0.12 }, [
    mm(lamp.x),
    mm(lamp.y),
    mm(lamp.rise),
  ]);
}

/** Islands, lenses, flash and sensors; `back` looks outwards along z with its origin on the back's surface. */
export function addCameras(back: Group, { islands, lenses, lamps }: PhoneBack): void {
  for (const island of islands) addIsland(back, island);
  for (const lens of lenses) addLens(back, lens);
  for (const lamp of lamps) addLamp(back, lamp);
}
