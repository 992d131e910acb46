import * as v from 'valibot';
import type { Product } from './product';

const PATH = /^(?!\/\/)[^:<>"\\]+\.gltf$/iu;

/** A relative path: the policy allows only this origin (deploy/security-headers.ts). */
const file = v.pipe(
  v.string('is not a text'),
  v.check((path) => PATH.test(path), 'is no path of a .gltf file in the shop’s folder'),
);

const between = (least: number, most: number) =>
  v.pipe(
    v.number('is not a number'),
    v.check((value) => value >= least, `is below ${least}`),
    v.check((value) => value <= most, `is above ${most}`),
  );

const viewSchema = v.object({
  name: v.pipe(v.string('is not a text'), v.trim(), v.nonEmpty('is empty')),
  /** In degrees: 0 is the front, 90 the right side. */
  azimuth: between(-360, 360),
  /** In degrees above the horizon. */
  elevation: between(-90, 90),
  zoom: v.optional(between(1, 5)),
  /** The point to center, in meters from the model's origin: right, up, toward the front. */
  target: v.optional(
    v.pipe(
      v.array(v.number('is not a number'), 'is not a list of lengths'),
      v.check((lengths) => lengths.length === 3, 'is not three lengths'),
    ),
  ),
});

/** Uses only valibot validators that are in the first load already. */
export const productModelSchema = v.object(
  {
    file,
    /** The download size. */
    bytes: v.pipe(
      v.number('is not a number'),
      v.check((bytes) => bytes >= 1, 'is below 1'),
    ),
    views: v.pipe(
      v.array(viewSchema, 'is not a list of views'),
      v.nonEmpty('is empty'),
      v.check((views) => new Set(views.map(({ name }) => name)).size === views.length, 'has a name twice'),
    ),
  },
  'is not a model',
);

export type ModelView = v.InferOutput<typeof viewSchema>;

export interface ProductModel extends v.InferOutput<typeof productModelSchema> {
  /** The view to begin with. */
  first: ModelView;
}

/** A product's 3D model; `undefined` if there is none, or an invalid one. */
export function modelOf({ model }: Product): ProductModel | undefined {
  const { success, output } = v.safeParse(productModelSchema, model);
  if (!success) return undefined;
  const [first] = output.views;
  return first && { ...output, first };
}
