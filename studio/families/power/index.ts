import type { Group } from 'three';
import { font, paper, pill } from '../../drawing/canvas';
import { roundedRect } from '../../geometry/outline';
import { degrees, group, mm, put } from '../../geometry/part';
import { bevel, plate, sheet, slab } from '../../geometry/slab';
import type { Finish } from '../../materials/finish';
import { blackGlass, display, glossyPlastic, hole, plastic, polished, shade } from '../../materials/palette';

type Port = 'c' | 'a';

/** Sizes in millimeters, colors as sRGB hex. */
export interface ChargerSpec {
  readonly family: 'charger';
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly corner: number;
  readonly color: string;
  readonly face: string;
  readonly ports: readonly Port[];
  readonly watts: number;
}

export interface PowerBankSpec {
  readonly family: 'power-bank';
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly corner: number;
  readonly color: string;
  readonly face: string;
  readonly ports: readonly Port[];
}

/** Between the middles of a charger's sockets. */
const SPACING = 0.16;

/** Sockets in a row along x, looking along z. */
function addPorts(face: Group, ports: readonly Port[], spacing: number): void {
  for (const [i, port] of ports.entries()) {
    const place = group(face, [(i - (ports.length - 1) / 2) * spacing, 0, 0]);
    const [width, height, corner] = port === 'c' ? [0.094, 0.036, 0.0179] : [0.135, 0.058, 0.006];
    put(
      place,
      plate([width + 0.014, height + 0.014, 0.003], corner + 0.007, 0.001),
      polished('#9da0a6', 0.3),
    );
    put(place, plate([width, height, 0.004], corner, 0.0005), hole);
    const tongue: Finish = port === 'c' ? polished('#55575c', 0.4) : plastic('#2f7fe0', 0.4);
    put(place, plate([width * 0.7, height * (port === 'c' ? 0.22 : 0.34), 0.0046], 0.003, 0.0005), tongue, [
      0,
      port === 'c' ? 0 : height * 0.2,
      0,
    ]);
  }
}

/** The face's print: each socket's name beside it and the power at the foot. */
function drawFace({ width, height, face, ports, watts }: ChargerSpec) {
  const unit = 24;
  const [canvas, pen] = paper(width * unit, height * unit);
  pen.fillStyle = face;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#85868d';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = font(82, 600);
  pen.fillText(`${watts}W`, canvas.width / 2, canvas.height - unit * 5.2);
  pen.font = font(48, 500);
  if (ports.length === 1) return canvas;
  for (const [i, port] of ports.entries()) {
    const y = canvas.height / 2 - (i - (ports.length - 1) / 2) * SPACING * 100 * unit;
    const name = port === 'a' ? 'A' : `C${ports.length - 1 - i}`;
    pen.fillText(name, canvas.width / 2 + unit * 7.4, y);
  }
  return canvas;
}

/** A wall charger with its prongs out, its sockets to the camera. */
export function charger(spec: ChargerSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-34), 0]);
  const [width, height, depth] = [mm(spec.width), mm(spec.height), mm(spec.depth)];
  const body = group(model, [0, height / 2, 0]);
  const outline = roundedRect(width, height, mm(spec.corner), { power: 2.6, segments: 24 });
  put(body, slab(outline, bevel(depth, 0.03, 0.02, 10)), plastic(spec.color, 0.4), [0, 0, -depth / 2]);
  const face = roundedRect(width - 0.05, height - 0.05, mm(spec.corner) - 0.02, { power: 2.6, segments: 24 });
  const print = { ...glossyPlastic('#ffffff'), picture: drawFace(spec) };
  put(body, slab(face, bevel(0.006, 0.003, 0.001)), print, [0, 0, depth / 2 - 0.003]);
  // The seam of the shell's two halves: a dark line that stands out by a hair.
  const seam = roundedRect(width + 0.0016, height + 0.0016, mm(spec.corner), { power: 2.6, segments: 24 });
  put(body, slab(seam, bevel(0.004, 0.0005)), { ...hole, color: shade(spec.color, 0.45) }, [
    0,
    0,
    -depth * 0.22,
  ]);
  const upright = height > width * 1.2;
  const front = group(body, [0, 0, depth / 2 + 0.002], [0, 0, upright ? Math.PI / 2 : 0]);
  front.name = 'ports';
  addPorts(front, spec.ports, SPACING);
  const steel = polished('#d4d6da', 0.22);
  for (const side of [-1, 1]) {
    const prong = plate([0.016, 0.064, 0.17], 0.006, 0.004);
    put(body, prong, steel, [side * 0.064, 0, -depth / 2 - 0.165]).name = 'prongs';
  }
  return model;
}

function drawCharge() {
  const [canvas, pen] = paper(300, 520);
  pen.fillStyle = '#04060a';
  pen.fillRect(0, 0, 300, 520);
  pen.textAlign = 'center';
  pen.fillStyle = '#ffffff';
  pen.font = font(124, 700);
  pen.fillText('86', 138, 190);
  pen.font = font(52, 600);
  pen.fillText('%', 238, 190);
  pen.lineWidth = 16;
  pen.lineCap = 'round';
  pen.strokeStyle = '#20303a';
  pill(pen, 50, 250, 200, 26);
  pen.stroke();
  pen.fillStyle = '#41e28f';
  pill(pen, 50, 250, 172, 26);
  pen.fill();
  pen.font = font(48, 500);
  pen.fillStyle = '#7fd4ff';
  pen.fillText('45 min', 150, 370);
  pen.fillStyle = '#ffffff';
  pen.fillText('98 W', 150, 450);
  return canvas;
}

/** A tall power bank standing, its small screen to the camera. */
export function powerBank(spec: PowerBankSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-28), 0]);
  const [width, height, depth] = [mm(spec.width), mm(spec.height), mm(spec.depth)];
  const outline = roundedRect(width, depth, mm(spec.corner), { power: 2.6, segments: 24 });
  const standing = group(model, undefined, [-Math.PI / 2, 0, 0]);
  put(standing, slab(outline, bevel(height, 0.03, 0.03, 10)), plastic(spec.color, 0.44));
  const top = group(model, [0, height - 0.0015, 0], [-Math.PI / 2, 0, 0]);
  put(
    top,
    slab(roundedRect(width - 0.08, depth - 0.08, 0.07, { power: 2.6 }), bevel(0.004, 0.002, 0.001)),
    glossyPlastic(spec.face),
  );
  const sockets = group(top, [0, 0, 0.003]);
  sockets.name = 'ports';
  addPorts(sockets, spec.ports, 0.155);
  const front = group(model, [0, height * 0.5, depth / 2]);
  put(
    front,
    plate([width * 0.72, height * 0.93, 0.006], 0.08, 0.003),
    glossyPlastic(spec.face),
    [0, 0, -0.002],
  );
  put(front, plate([0.3, 0.5, 0.002], 0.05, 0.0008), blackGlass, [0, height * 0.26, 0.0035]);
  put(front, sheet(roundedRect(0.25, 0.433, 0.03)), display(drawCharge(), 1.1), [
    0,
    height * 0.26,
    0.0057,
  ]).name = 'screen';
  const button = plate([0.012, 0.2, 0.016], 0.005, 0.004);
  put(model, button, plastic(shade(spec.color, 1.8), 0.4), [width / 2, height * 0.74, 0], [0, 0, 0]);
  return model;
}

/** The power bank lying on its back, its sockets to the camera and its screen up. */
export function lyingBank(spec: PowerBankSpec): Group {
  const model = group(undefined, undefined, [Math.PI / 2, Math.PI + degrees(28), 0]);
  model.add(powerBank(spec));
  return model;
}
