import type { BufferGeometry, Group } from 'three';
import { roundedRect } from '../../geometry/outline';
import { group, mm, put } from '../../geometry/part';
import { dome, plate, slab } from '../../geometry/slab';
import { mixed, polished } from '../../materials/palette';
import { addCameras } from './camera';
import { backFinish } from './glass';
import { STANDS_OUT, type PhoneBody } from './spec';

const POWER = { power: 2.35, segments: 28 };

/** How much the normals lean toward the edges, as if the glass bulged. */
const CROWN = { x: 0.1, y: 0.09 };

/** Leans the normals of the upper side outwards, as if it were slightly domed. */
function crowned(shape: BufferGeometry, width: number, height: number): BufferGeometry {
  const position = shape.getAttribute('position');
  const normal = shape.getAttribute('normal');
  for (let i = 0; i < normal.count; i += 1) {
    const up = normal.getZ(i);
    if (up <= 0) continue;
    const x = normal.getX(i) + (up * CROWN.x * position.getX(i) * 2) / width;
    const y = normal.getY(i) + (up * CROWN.y * position.getY(i) * 2) / height;
    const length = Math.hypot(x, y, up);
    normal.setXYZ(i, x / length, y / length, up / length);
  }
  return shape;
}

/** The back's panel and what sits on it; the panel's edge runs down to the frame in a soft curve. */
export function addBack(phone: Group, spec: PhoneBody): void {
  const { back } = spec;
  const width = mm(spec.width) - 0.018;
  const height = mm(spec.height) - 0.018;
  const corner = mm(spec.corner) - 0.009;
  const side = group(phone, [0, 0, -mm(spec.thickness / 2 + STANDS_OUT)], [0, Math.PI, 0]);
  const across = Math.min(corner * 0.6, spec.edge > 2 ? 0.05 : 0.026);
  const panel = slab(roundedRect(width, height, corner, POWER), dome(0.01, across, 0.008, 0.001));
  const rim = polished(mixed(spec.frame.color, '#ffffff', 0.25), 0.14);
  put(
    side,
    plate([width + 0.007, height + 0.007, 0.007], corner + 0.003, 0.003, POWER),
    rim,
    [0, 0, -0.0125],
  );
  put(side, crowned(panel, width, height), backFinish(back.surface, back.color), [0, 0, -0.01]);
  if (back.lower !== undefined) {
    const low = plate([width - 0.008, height * 0.5, 0.002], corner - 0.004, 0.0005, POWER);
    put(side, low, backFinish(back.surface, back.lower), [0, -height * 0.25, -0.0012]);
  }
  addCameras(side, back);
}
