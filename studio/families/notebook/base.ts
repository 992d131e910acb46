import { CylinderGeometry, type Group } from 'three';
import { paper } from '../../drawing/canvas';
import { roundedRect } from '../../geometry/outline';
import { group, lying, mm, put } from '../../geometry/part';
import { bevel, plate, sheet, slab } from '../../geometry/slab';
import type { Finish } from '../../materials/finish';
import { anodized, plastic, printed, rubber, shade, softTouch } from '../../materials/palette';
import { keyboardField } from './keyboard';
import { addPorts } from './ports';
import type { NotebookSpec } from './spec';

/** Height of the feet under the case. */
export const FOOT = 0.02;
const CORNER_POWER = 2.5;

export function bodyFinish({ body }: NotebookSpec, color = body.color): Finish {
  return body.surface === 'painted' ? softTouch(color) : anodized(color);
}

function addKeys(base: Group, spec: NotebookSpec, top: number): void {
  const { keyboard } = spec;
  const width = mm(keyboard.width);
  const depth = mm(keyboard.depth);
  const z = -mm(spec.depth) / 2 + mm(keyboard.from) + depth / 2;
  const { caps, legends } = keyboardField({ ...keyboard, width, depth, gap: mm(keyboard.gap) });
  const margin = keyboard.well === undefined ? 0.012 : 0.05;
  put(
    base,
    lying(plate([width + margin, depth + margin, 0.004], margin + 0.02, 0.0015)),
    plastic(keyboard.well ?? shade(spec.body.deck ?? spec.body.color, 0.7), 0.55),
    [0, top - 0.002, z],
  );
  put(base, lying(caps), printed(legends), [0, top + 0.001, z]).name = 'keys';
  if (keyboard.stick !== true) return;
  const cap = new CylinderGeometry(0.034, 0.038, 0.03, 40);
  put(base, cap, softTouch('#c3242e'), [-0.09, top + 0.03, z + depth * 0.06]);
}

function addTrackpad(base: Group, spec: NotebookSpec, top: number): void {
  const { trackpad, keyboard } = spec;
  const front = mm(spec.depth) / 2;
  const free = mm(spec.depth - keyboard.from - keyboard.depth);
  const width = mm(trackpad.width);
  const depth = mm(trackpad.depth);
  const z = front - free / 2 + 0.012;
  const deck = spec.body.deck ?? spec.body.color;
  if (trackpad.seamless !== true) {
    put(base, lying(plate([width + 0.014, depth + 0.014, 0.002], 0.056, 0.0005)), rubber('#1b1c1e'), [
      0,
      top - 0.0013,
      z,
    ]);
    const face =
      spec.body.surface === 'painted' ? plastic(shade(deck, 1.1), 0.4) : anodized(shade(deck, 0.95), 0.33);
    put(base, lying(plate([width, depth, 0.003], 0.05, 0.0015)), face, [0, top - 0.0008, z]);
  }
  if (trackpad.buttons !== true) return;
  for (const [x, wide] of [
    [-0.37, 0.4],
    [0, 0.31],
    [0.37, 0.4],
  ] as const) {
    const button = lying(plate([wide, 0.1, 0.012], 0.02, 0.005));
    put(base, button, plastic('#1c1d20', 0.38), [x - 0.02, top - 0.002, z - depth / 2 - 0.075]);
  }
  const line = lying(plate([0.24, 0.012, 0.002], 0.004, 0.0005));
  put(base, line, softTouch('#b3222c'), [-0.02, top + 0.0095, z - depth / 2 - 0.036]);
}

/** Strips of drilled holes beside the keys, drawn rather than modeled. */
function addGrilles(base: Group, spec: NotebookSpec, top: number): void {
  if (spec.grilles === undefined) return;
  const width = mm(spec.grilles);
  const depth = mm(spec.keyboard.depth);
  const color = spec.body.deck ?? spec.body.color;
  const scale = 900 / depth;
  const [canvas, pen] = paper(width * scale, depth * scale);
  pen.fillStyle = shade(color, 0.98);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = shade(color, 0.16);
  const pitch = 0.021 * scale;
  for (let y = pitch; y < canvas.height - pitch / 2; y += pitch)
    for (let x = pitch; x < canvas.width - pitch / 2; x += pitch) {
      pen.beginPath();
      pen.arc(x, y, pitch * 0.29, 0, 7);
      pen.fill();
    }
  const z = -mm(spec.depth) / 2 + mm(spec.keyboard.from) + depth / 2;
  const finish = { ...printed(canvas, 0.36), metalness: spec.body.surface === 'painted' ? 0 : 1 };
  for (const side of [-1, 1]) {
    const x = side * (mm(spec.keyboard.width) / 2 + 0.075 + width / 2);
    put(base, lying(sheet(roundedRect(width, depth, 0.02))), finish, [x, top + 0.0003, z]);
  }
}

/** The lower half: case, keys, trackpad, feet. Its top is at `FOOT` plus its height. */
export function notebookBase(parent: Group, spec: NotebookSpec): Group {
  const base = group(parent);
  const width = mm(spec.width);
  const depth = mm(spec.depth);
  const high = mm(spec.height);
  const top = FOOT + high;
  const outline = roundedRect(width, depth, mm(spec.corner), { power: CORNER_POWER, segments: 24 });
  const under = mm(spec.underside ?? 4.5);
  put(base, lying(slab(outline, bevel(high, 0.014, Math.min(under, high - 0.02), 8))), bodyFinish(spec), [
    0,
    FOOT,
    0,
  ]);
  if (spec.body.deck !== undefined) {
    const inner = roundedRect(width - 0.03, depth - 0.03, mm(spec.corner), {
      power: CORNER_POWER,
      segments: 24,
    });
    put(base, lying(slab(inner, bevel(0.004, 0.002, 0.001))), bodyFinish(spec, spec.body.deck), [
      0,
      top - 0.0025,
      0,
    ]);
  }
  addKeys(base, spec, top + 0.0015);
  addTrackpad(base, spec, top + 0.0015);
  addGrilles(base, spec, top + 0.0015);
  addPorts(base, spec, FOOT, Math.min(under, high - 0.02));
  const scoop = lying(plate([0.44, 0.06, 0.004], 0.028, 0.001));
  put(base, scoop, bodyFinish(spec, shade(spec.body.deck ?? spec.body.color, 0.88)), [
    0,
    top - 0.0028,
    depth / 2 - 0.026,
  ]);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      put(base, lying(plate([0.22, 0.08, 0.03], 0.039, 0.01)), rubber(), [
        x * (width / 2 - 0.28),
        0,
        z * (depth / 2 - 0.2),
      ]);
  return base;
}
