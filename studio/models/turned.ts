import type { Group } from 'three';
import { buildModel, type ProductSpec } from '../families';
import { group, mm } from '../geometry/part';
import { phoneBody } from '../families/phone/body';
import { openFlip } from '../families/phone/flip';

/** A product for the 3D view, facing +z. For a phone, one instead of the picture's two. */
export function turnable(spec: ProductSpec): Group {
  const model = group();
  if (spec.family === 'flip-phone') model.add(openFlip(spec));
  else if (spec.family === 'phone') phoneBody(group(model, [0, mm(spec.height) / 2, 0]), spec);
  else {
    const posed = buildModel(spec);
    posed.rotation.y = 0;
    model.add(posed);
  }
  return model;
}
