import type { Group } from 'three';
import { degrees, group, mm } from '../../geometry/part';
import { phoneBody, slimPen } from './body';
import type { PhoneSpec } from './spec';

/** Two of the phone standing: one shows its back, the other, before it, its screen. */
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
