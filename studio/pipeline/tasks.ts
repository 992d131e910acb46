import { FAMILY_FILES, type ProductSpec } from '../families';
import { PRODUCTS } from '../products';
import { scenePicture, SCENES } from '../scenes';
import { viewsOf } from '../views';
import type { Picture } from './picture';
import { productPicture } from './product-picture';
import {
  DRAFT,
  FINAL,
  PRODUCT_IMAGES,
  SCENE_IMAGES,
  VIEW,
  VIEW_WIDTHS,
  WIDTHS,
  type RenderSettings,
} from './settings';

/** A picture and everything needed to make and encode it. */
export interface Task {
  /** Name on the command line: `iphone-15:front`, `iphone-15:back`, `banner`. */
  readonly name: string;
  readonly kind: 'front' | 'view' | 'scene';
  readonly picture: Picture;
  readonly settings: RenderSettings;
  readonly folder: string;
  readonly widths: readonly number[];
  /** The source files of its model, without their imports. */
  readonly sources: readonly string[];
}

/** The default render settings. */
export interface Wish {
  readonly draft: boolean;
  readonly samples: number | undefined;
}

const wished = ({ draft, samples }: Wish, final: RenderSettings): RenderSettings => ({
  ...(draft ? DRAFT : final),
  ...(samples !== undefined && { samples }),
});

/** A product's own file and its family's. */
export const sourcesOf = (id: string, spec: ProductSpec | undefined): readonly string[] => [
  `products/${id}.ts`,
  ...(spec ? [FAMILY_FILES[spec.family]] : []),
];

function productTasks(wish: Wish): Task[] {
  const finest = { settings: wished(wish, FINAL), widths: WIDTHS };
  return [...PRODUCTS].flatMap(([id, spec]): Task[] => {
    const sources = sourcesOf(id, spec);
    const views = viewsOf(id, spec).map((view): Task => ({
      name: `${id}:${view.name}`,
      kind: 'view',
      picture: { ...view, name: `${id}-${view.name}` },
      folder: PRODUCT_IMAGES,
      sources,
      // People enlarge close-ups.
      ...(view.close ? finest : { settings: wished(wish, VIEW), widths: VIEW_WIDTHS }),
    }));
    return [
      {
        name: `${id}:front`,
        kind: 'front',
        picture: productPicture(id, spec),
        folder: PRODUCT_IMAGES,
        sources,
        ...finest,
      },
      ...views,
    ];
  });
}

/** Every product in the catalog's order, first its front and then its other sides; then the scenes. */
export function allTasks(wish: Wish): Task[] {
  const { width, samples } = wished(wish, FINAL);
  const scenes = [...SCENES.values()].map((scene): Task => {
    const size = wish.draft ? width / scene.width : 1;
    const whole = {
      width: Math.round(scene.width * size),
      height: Math.round(scene.height * size),
      samples,
    };
    const { name, widths } = scene;
    return {
      name,
      kind: 'scene',
      picture: scenePicture(scene),
      settings: whole,
      folder: SCENE_IMAGES,
      widths,
      sources: [`scenes/${name}.ts`, ...scene.products.flatMap(({ id }) => sourcesOf(id, PRODUCTS.get(id)))],
    };
  });
  return [...productTasks(wish), ...scenes];
}

/** The tasks named, in that order; a product's id stands for all of its pictures. All tasks without names. */
export function chosen(tasks: readonly Task[], names: readonly string[], kinds: readonly string[]): Task[] {
  const wanted =
    names.length === 0
      ? tasks
      : names.flatMap((asked) => {
          const found = tasks.filter(({ name }) => name === asked || name.startsWith(`${asked}:`));
          if (found.length === 0)
            throw new Error(`Neither a product, nor one of its views, nor a scene: ${asked}`);
          return found;
        });
  return wanted.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
