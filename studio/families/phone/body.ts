import { BoxGeometry, CircleGeometry, CylinderGeometry, type Group } from 'three';
import { drawLockScreen } from '../../drawing/lock-screen';
import { roundedRect } from '../../geometry/outline';
import { group, mm, put } from '../../geometry/part';
import { bevel, plate, sheet, slab } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import type { Finish } from '../../materials/finish';
import { anodized, blackGlass, display, hole, polished, shade } from '../../materials/palette';
import { addBack } from './back';
import { STANDS_OUT, type PhoneBody } from './spec';

const POWER = { power: 2.35, segments: 28 };

export function frameFinish({ frame }: PhoneBody): Finish {
  if (frame.surface === 'polished') return polished(frame.color, 0.16);
  if (frame.surface === 'brushed') return polished(frame.color, 0.27);
  return anodized(frame.color, 0.36);
}

function addFront(phone: Group, spec: PhoneBody): void {
  const { bezel } = spec;
  const front = mm(spec.thickness) / 2;
  const glass = plate(
    [mm(spec.width) - 0.018, mm(spec.height) - 0.018, 0.01],
    mm(spec.corner) - 0.009,
    0.0055,
    {
      ...POWER,
      bottom: 0.001,
    },
  );
  put(phone, glass, { ...blackGlass, color: bezel.color ?? blackGlass.color }, [
    0,
    0,
    front + mm(STANDS_OUT) - 0.01,
  ]);
  const width = mm(spec.width - 2 * bezel.side);
  const height = mm(spec.height - bezel.top - bezel.bottom);
  const corner = Math.max(0.01, mm(spec.corner) - mm(Math.max(bezel.side, bezel.top)) * 0.85);
  const screen = sheet(roundedRect(width, height, corner, POWER));
  put(phone, screen, display(drawLockScreen(spec.screen, height / width)), [
    0,
    mm(bezel.bottom - bezel.top) / 2,
    front + 0.0042,
  ]);
}

function addEdges(phone: Group, spec: PhoneBody): void {
  const width = mm(spec.width);
  const height = mm(spec.height);
  const frame = frameFinish(spec);
  const deep = Math.min(0.03, mm(spec.thickness) * 0.36);
  for (const [side, y, long] of [
    [-1, 0.2, 0.13],
    [-1, 0.06, 0.13],
    [1, 0.13, 0.2],
  ] as const) {
    const button = plate([deep, long, 0.01], deep / 2, 0.004);
    put(
      phone,
      button,
      frame,
      [side * (width / 2 - 0.003), y + height * 0.09, 0],
      [0, (side * Math.PI) / 2, 0],
    );
  }
  // The frame's flat part bounds the port.
  const port = Math.min(0.03, Math.max(0.016, mm(spec.thickness - 2 * spec.edge)));
  const seam: Finish = { color: shade(spec.frame.color, 0.5), metalness: 0.2, roughness: 0.6 };
  const thick = mm(spec.thickness) * (spec.edge > 2 ? 0.3 : 0.8);
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      put(phone, new BoxGeometry(0.0012, 0.011, thick), seam, [
        x * (width / 2 + 0.0001),
        y * height * 0.37,
        0,
      ]);
  put(
    phone,
    plate([0.085, port, 0.004], port * 0.49, 0.001),
    hole,
    [0, -height / 2 - 0.0005, 0],
    [Math.PI / 2, 0, 0],
  );
  for (let i = 0; i < 6; i += 1)
    for (const x of [-1, 1])
      put(
        phone,
        new CircleGeometry(0.0075, 20),
        hole,
        [x * (0.11 + i * 0.022), -height / 2 - 0.0003, 0],
        [Math.PI / 2, 0, 0],
      );
}

/** One phone, upright, its middle at the origin, its screen looking along z. */
export function phoneBody(parent: Group, whole: PhoneBody): Group {
  const spec = { ...whole, thickness: whole.thickness - 2 * STANDS_OUT };
  const phone = group(parent);
  const outline = roundedRect(mm(spec.width), mm(spec.height), mm(spec.corner), POWER);
  const thick = mm(spec.thickness);
  const shell = slab(outline, bevel(thick, Math.min(mm(spec.edge), thick * 0.48), undefined, 8));
  put(phone, shell, frameFinish(spec), [0, 0, -thick / 2]);
  addFront(phone, spec);
  addBack(phone, spec);
  addEdges(phone, spec);
  return phone;
}

/** A tablet or phone pen: barrel, seam and tip, standing along y from 0. */
export function slimPen(parent: Group, long: number, color: string): void {
  const radius = 0.036;
  put(parent, new CylinderGeometry(radius, radius, long, 48), { color, metalness: 0.3, roughness: 0.35 }, [
    0,
    long / 2 + 0.1,
    0,
  ]);
  const tip = turned([
    [0.006, 0, 0.003],
    [0.012, 0.03],
    [radius, 0.1],
  ]);
  put(parent, tip, { color: shade(color, 0.6), metalness: 0, roughness: 0.5 });
  put(
    parent,
    turned([
      [radius, 0],
      [radius * 0.92, 0.05, 0.02],
      [0, 0.05],
    ]),
    polished('#c8c8cc', 0.3),
    [0, long + 0.1, 0],
  );
}
