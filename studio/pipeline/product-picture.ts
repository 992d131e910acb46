import { buildModel, standOf, type ProductSpec } from '../families';
import type { Picture } from './picture';

/** A product's picture, as its family is posed. */
export function productPicture(id: string, spec: ProductSpec): Picture {
  return { name: id, build: () => buildModel(spec), ...standOf(spec) };
}
