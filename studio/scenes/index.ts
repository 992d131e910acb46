import { Box3, Group } from 'three';
import { buildModel } from '../families';
import { degrees, group } from '../geometry/part';
import type { Picture } from '../pipeline/picture';
import { PRODUCTS } from '../products';
import { about } from './about';
import { banner } from './banner';
import type { SceneSpec } from './spec';
import { square } from './square';

export const SCENES: ReadonlyMap<string, SceneSpec> = new Map(
  [about, banner, square].map((scene) => [scene.name, scene]),
);

function buildScene({ products }: SceneSpec): Group {
  const scene = new Group();
  for (const { id, x, z, turn = 0 } of products) {
    const spec = PRODUCTS.get(id);
    if (spec === undefined) throw new Error(`A scene shows ${id}, which has no product data`);
    const model = buildModel(spec);
    const floor = new Box3().setFromObject(model).min.y;
    group(scene, [x, -floor, z], [0, degrees(turn), 0]).add(model);
  }
  return scene;
}

export function scenePicture(scene: SceneSpec): Picture {
  return { name: scene.name, build: () => buildScene(scene), elevation: scene.elevation, room: scene.room };
}
