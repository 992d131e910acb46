import type { Group } from 'three';
import { degrees, group, mm } from '../../geometry/part';
import { phoneBody, slimPen } from './body';
import type { PhoneSpec } from './spec';

/** Two phones standing: one shows its back, the other, in front, its screen. */
export function phone(spec: PhoneSpec): Group {
  const model = group();
  const y = mm(spec.height) / 2;
  const spread = mm(spec.width) * 0.46;
  const behind = phoneBody(group(model, [-spread, y, -0.17], [0, degrees(180 + 24), 0]), spec);
  behind.name = 'back';
  phoneBody(group(model, [spread, y, 0.15], [0, degrees(17), 0]), spec);
  if (spec.pen !== undefined) {
    const pen = group(model, [mm(spec.width) * 1.12, 0, 0.05], [degrees(-6), 0, degrees(9)]);
    slimPen(pen, 1, spec.pen);
  }
  return model;
}

/** A standing phone. */
export function standingPhone(spec: PhoneSpec): Group {
  const model = group();
  phoneBody(group(model, [0, mm(spec.height) / 2, 0]), spec);
  return model;
}

/** A phone lying on its back, its foot to the front, its pen beside it. */
export function lyingPhone(spec: PhoneSpec): Group {
  const model = group();
  const raised = Math.max(0, ...spec.back.lenses.map(({ rise }) => rise));
  // It rests on its lenses, so it leans a little.
  const lean = Math.atan2(raised, spec.height * 0.85);
  phoneBody(group(model, [0, mm(spec.thickness) / 2, 0], [lean - Math.PI / 2, 0, 0]), spec);
  if (spec.pen !== undefined)
    slimPen(
      group(model, [mm(spec.width) * 0.72, 0.036, mm(spec.height) * 0.42], [-Math.PI / 2, 0, 0]),
      1,
      spec.pen,
    );
  return model;
}
