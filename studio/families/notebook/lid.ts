import { CircleGeometry, CylinderGeometry, type Group } from 'three';
import { drawDesktop } from '../../drawing/desktop';
import { roundedRect } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, plate, sheet, slab } from '../../geometry/slab';
import { blackGlass, display, plastic, polished, shade } from '../../materials/palette';
import { bodyFinish, FOOT } from './base';
import type { NotebookSpec } from './spec';

const THICKNESS = 0.042;
const CORNERS = { power: 2.5, segments: 24 };

function addScreen(lid: Group, spec: NotebookSpec, high: number): void {
  const { screen } = spec;
  const width = mm(spec.width - 2 * screen.side);
  const height = width / screen.ratio;
  const y = high - mm(screen.top) - height / 2;
  const picture = display(drawDesktop(screen.wallpaper, screen.kind, screen.ratio));
  put(
    lid,
    sheet(roundedRect(width, height, screen.notch === true ? 0.045 : 0.014, { segments: 12 })),
    picture,
    [0, y, 0.0036],
  );
  const eye = high - mm(screen.top) / 2;
  if (screen.notch === true)
    put(lid, plate([0.3, 0.08, 0.0012], 0.03, 0.0003), blackGlass, [0, y + height / 2 - 0.034, 0.0036]);
  const eyeY = screen.notch === true ? y + height / 2 - 0.03 : eye;
  put(lid, new CircleGeometry(0.0125, 24), { ...blackGlass, color: '#0b1630' }, [0, eyeY, 0.0054]);
}

const rod = (length: number, radius: number) =>
  new CylinderGeometry(radius, radius, length, 40).rotateZ(Math.PI / 2);

function addHinge(parent: Group, spec: NotebookSpec, y: number, z: number): void {
  const long = mm(spec.width);
  const dark = { ...polished('#191a1d', 0.45), metalness: 0.6 };
  if (spec.hinge === 'barrel') put(parent, rod(long * 0.82, 0.036), dark, [0, y, z]);
  if (spec.hinge === 'bar')
    put(parent, rod(long * 0.9, 0.042), bodyFinish(spec, shade(spec.body.color, 0.85)), [0, y, z]);
  if (spec.hinge === 'pair')
    for (const side of [-1, 1]) put(parent, rod(long * 0.13, 0.04), dark, [side * long * 0.33, y, z]);
}

/** The upper half, open by so many degrees, standing on the hinge at the back of the base. */
export function notebookLid(parent: Group, spec: NotebookSpec, open: number): void {
  const top = FOOT + mm(spec.height);
  const hingeZ = -mm(spec.depth) / 2 + 0.05;
  addHinge(parent, spec, top - 0.002, hingeZ);
  const lid = group(parent, [0, top + 0.006, hingeZ], [degrees(90 - open), 0, 0]);
  const width = mm(spec.width);
  const high = mm(spec.depth) - 0.05;
  const corner = mm(spec.corner);
  const shell = slab(roundedRect(width, high, corner, CORNERS), bevel(THICKNESS, 0.008, 0.02));
  put(lid, shell, bodyFinish(spec, spec.body.lid ?? spec.body.color), [0, high / 2, -THICKNESS]);
  const glass = plate([width - 0.022, high - 0.022, 0.006], corner - 0.01, 0.0025, CORNERS);
  put(lid, glass, blackGlass, [0, high / 2, -0.0035]);
  if (spec.screen.lip === true) {
    const lip = plate([0.56, 0.06, THICKNESS + 0.006], 0.028, 0.008);
    put(lid, lip, plastic(shade(spec.body.color, 0.9), 0.45), [0, high - 0.004, -THICKNESS - 0.003]);
  }
  addScreen(lid, spec, high);
}
