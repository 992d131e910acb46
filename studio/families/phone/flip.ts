import { CylinderGeometry, type BufferGeometry, type Group } from 'three';
import { drawWallpaper } from '../../drawing/wallpaper';
import { font, paper } from '../../drawing/canvas';
import { foldedModel } from '../../geometry/fold';
import { roundedRect } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, plate, sheet, slab } from '../../geometry/slab';
import { blackGlass, display, hole, shade } from '../../materials/palette';
import { frameFinish, phoneBody } from './body';
import { addCameras } from './camera';
import { backFinish } from './glass';
import type { FlipPhoneSpec } from './spec';

const POWER = { power: 2.35, segments: 28 };

/** How high the cover's picture is, with what reaches down beside the lenses. */
const coverHeight = ({ cover }: FlipPhoneSpec) => cover.height + (cover.beside?.height ?? 0);

function drawCover(spec: FlipPhoneSpec) {
  const { cover, screen } = spec;
  const width = 700;
  const height = Math.round((width * coverHeight(spec)) / cover.width);
  const [canvas, pen] = paper(width, height);
  pen.drawImage(drawWallpaper({ ...screen.wallpaper, seed: screen.wallpaper.seed + 5 }, width, height), 0, 0);
  pen.fillStyle = '#fff';
  pen.textAlign = 'left';
  pen.font = font(210, 600);
  pen.fillText('10:09', 44, 230);
  pen.font = font(46, 500);
  pen.fillText('Wednesday, October 14', 52, 300);
  return canvas;
}

/** The part of a picture that a sheet shows: from and to, of the picture's height from its foot. */
function showing(shape: BufferGeometry, across: number, from: number, to: number): BufferGeometry {
  const uv = shape.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) * across, from + uv.getY(i) * (to - from));
  return shape;
}

/** The lit cover: its main field and, where it has one, the tab that reaches down beside the lenses. */
function addPicture(face: Group, spec: FlipPhoneSpec): void {
  const { cover } = spec;
  const picture = display(drawCover(spec));
  const whole = coverHeight(spec);
  const main = sheet(roundedRect(mm(cover.width), mm(cover.height), mm(cover.corner), POWER));
  put(face, showing(main, 1, 1 - cover.height / whole, 1), picture, [mm(cover.x), mm(cover.y), 0.0022]);
  if (cover.beside === undefined) return;
  const { width, height } = cover.beside;
  const lap = 2 * cover.corner;
  const tab = sheet(roundedRect(mm(width), mm(height + lap), mm(cover.corner), POWER));
  put(face, showing(tab, width / cover.width, 0, (height + lap) / whole), picture, [
    mm(cover.x - cover.width / 2 + width / 2),
    mm(cover.y - cover.height / 2 - height / 2 + lap / 2),
    0.0021,
  ]);
}

/** One half of the folded phone, its free edge down. */
function half(parent: Group, spec: FlipPhoneSpec, z: number, thick: number): void {
  const width = mm(spec.width);
  const high = mm(spec.height) / 2;
  const shell = slab(roundedRect(width, high, mm(spec.corner), POWER), bevel(thick, 0.014, 0.006, 8));
  put(parent, shell, frameFinish(spec), [0, high / 2, z]);
}

/** The cover screen and the lenses on the outside of the upper half, on the half's surface. */
function addCover(face: Group, spec: FlipPhoneSpec, lit: boolean): void {
  const { cover } = spec;
  const glass = plate(
    [mm(cover.width) + 0.02, mm(cover.height) + 0.02, 0.002],
    mm(cover.corner) + 0.01,
    0.0008,
    POWER,
  );
  put(face, glass, blackGlass, [mm(cover.x), mm(cover.y), 0]);
  if (cover.beside) {
    const { width, height } = cover.beside;
    const tab = plate(
      [mm(width) + 0.02, mm(height + cover.corner) + 0.02, 0.002],
      mm(cover.corner) + 0.01,
      0.0008,
      POWER,
    );
    const x = mm(cover.x - cover.width / 2 + width / 2);
    put(face, tab, blackGlass, [x, mm(cover.y - cover.height / 2 - height / 2 + cover.corner / 2), 0]);
  }
  if (lit) addPicture(face, spec);
  addCameras(group(face, [0, 0, 0.0025]), spec.back);
}

/** The phone closed: two halves, a hinge, and the cover screen with its lenses looking along z. */
function folded(parent: Group, spec: FlipPhoneSpec): void {
  const thick = mm(spec.thickness);
  const high = mm(spec.height) / 2;
  const width = mm(spec.width);
  half(parent, spec, 0.002, thick);
  half(parent, spec, -thick - 0.002, thick);
  const hinge = new CylinderGeometry(thick * 0.98, thick * 0.98, width * 0.9, 48).rotateZ(Math.PI / 2);
  put(parent, hinge, { ...frameFinish(spec), color: shade(spec.frame.color, 0.82) }, [
    0,
    high - thick * 0.9,
    0,
  ]);
  put(parent, plate([width * 0.985, high * 0.98, 0.004], mm(spec.corner) - 0.01, 0.001, POWER), hole, [
    0,
    high / 2,
    -0.002,
  ]);
  const face = group(parent, [0, high / 2, thick + 0.002]);
  const panel = plate([width - 0.018, high - 0.018, 0.01], mm(spec.corner) - 0.009, 0.0055, {
    ...POWER,
    bottom: 0.001,
  });
  put(face, panel, { color: spec.back.color, metalness: 0.3, roughness: 0.3 }, [0, 0, -0.006]);
  addCover(group(face, [0, 0, 0.0035]), spec, true);
  const below = group(parent, [0, high / 2, -thick - 0.002], [0, Math.PI, 0]);
  put(below, panel.clone(), backFinish(spec.back.surface, spec.back.color), [0, 0, -0.006]);
}

/** The open phone, upright, its middle at the origin. */
function unfolded(parent: Group, spec: FlipPhoneSpec): Group {
  const open = {
    ...spec,
    screen: { ...spec.screen, crease: true },
    back: { ...spec.back, islands: [], lenses: [], lamps: [] },
  };
  return phoneBody(parent, open);
}

/** The open phone and, before it, the folded one. */
export function flipPhone(spec: FlipPhoneSpec): Group {
  const model = group();
  unfolded(group(model, [-0.33, mm(spec.height) / 2, -0.22], [0, degrees(14), 0]), spec);
  folded(group(model, [0.42, 0, 0.18], [0, degrees(-16), 0]), spec);
  return model;
}

/** The open phone alone, its cover screen dark, because it would be upside down. */
export function openFlip(spec: FlipPhoneSpec): Group {
  const model = group();
  const tall = unfolded(group(model, [0, mm(spec.height) / 2, 0]), spec);
  const back = group(tall, [0, 0, -mm(spec.thickness) / 2], [0, Math.PI, 0]);
  addCover(group(back, [0, mm(spec.height) / 4, -0.0015], [0, 0, Math.PI]), spec, false);
  const spine = plate([mm(spec.width) * 0.985, 0.085, 0.003], 0.006, 0.001);
  put(back, spine, { ...frameFinish(spec), color: shade(spec.frame.color, 0.82) }, [0, 0, -0.001]);
  return model;
}

/** The phone standing by itself, its lower half on the ground, the upper one leaning back. */
export function halfOpenFlip(spec: FlipPhoneSpec): Group {
  const height = mm(spec.height) / 2;
  const bent = foldedModel(openFlip(spec), { height, angle: degrees(74), radius: 0.06 });
  const model = group();
  group(model, [0, 0, -height], [degrees(-90), 0, 0]).add(bent);
  return model;
}

/** The folded phone alone. */
export function foldedFlip(spec: FlipPhoneSpec): Group {
  const model = group();
  folded(model, spec);
  return model;
}
