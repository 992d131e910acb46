import { CylinderGeometry, type Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { font, paper } from '../../drawing/canvas';
import { roundedRect } from '../../geometry/outline';
import { degrees, group, lying, mm, put } from '../../geometry/part';
import { bevel, loft, plate, slab } from '../../geometry/slab';
import { turned } from '../../geometry/surface';
import type { Finish } from '../../materials/finish';
import { anodized, hole, plastic, polished, printed, rubber, shade } from '../../materials/palette';

/** Sizes in millimeters, colors as sRGB hex. */
export interface KeyboardSpec {
  readonly family: 'keyboard';
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly body: string;
  readonly keys: string;
  readonly edgeKeys: string;
  readonly accent: string;
  readonly legend: string;
  readonly knob: string;
}

/** Rows from the back; a key is `legend:units`, `_` is a gap; ordinary letters are one unit wide. */
const ROWS = [
  'esc:1a _:0.25 F1 F2 F3 F4 _:0.25 F5 F6 F7 F8 _:0.25 F9 F10 F11 F12 _:0.25 del KNOB',
  '` 1 2 3 4 5 6 7 8 9 0 - = back:2 _:0.25 pgup',
  'tab:1.5 Q W E R T Y U I O P [ ] \\:1.5 _:0.25 pgdn',
  "caps:1.75 A S D F G H J K L ; ' enter:2.25a _:0.25 home",
  'shift:2.25 Z X C V B N M , . / shift:1.75 ^ _:0.25 end',
  'ctrl:1.25 opt:1.25 cmd:1.25 :6.25 cmd fn ctrl < v >',
] as const;
const UNITS = 16.25;
const EDGE = /^(?:tab|caps|shift|ctrl|opt|cmd|fn|back|pgup|pgdn|home|end|del|F[5-8]|[`<>^v])$/u;

interface Cap {
  readonly x: number;
  readonly y: number;
  readonly units: number;
  readonly legend: string;
  readonly accent: boolean;
}

function capsOf(): { readonly caps: Cap[]; readonly knob: { readonly x: number; readonly y: number } } {
  let knob = { x: 0, y: 0 };
  const caps = ROWS.flatMap((row, line) => {
    let x = 0;
    const y = line + (line > 0 ? 0.25 : 0);
    return row.split(' ').flatMap((word): Cap[] => {
      const [legend = '', size = '1'] = word === ':6.25' ? ['', '6.25'] : word.split(':');
      const units = Number.parseFloat(size);
      const cap = { x, y, units, legend, accent: size.endsWith('a') };
      x += units;
      if (legend === 'KNOB') knob = { x: cap.x + 0.5, y: y + 0.5 };
      return legend === '_' || legend === 'KNOB' ? [] : [cap];
    });
  });
  return { caps, knob };
}

/** A key cap's side, as inset and height: leaning in toward a rounded top. */
const CAP_SIDE = [
  [0, 0],
  [0.019, 0.076],
  [0.0215, 0.084],
  [0.026, 0.09],
  [0.033, 0.093],
] as const;

/** A cap `units` wide whose corners grow rounder toward its top. */
function capShape(units: number, pitch: number) {
  return loft(
    CAP_SIDE.map(([inset, z]) => ({
      outline: roundedRect(units * pitch - 0.012 - 2 * inset, pitch - 0.012 - 2 * inset, 0.02 + inset * 0.4, {
        segments: 8,
      }),
      z,
    })),
  );
}

function addCaps(deck: Group, spec: KeyboardSpec, width: number, depth: number, pitch: number): void {
  const scale = 2600 / width;
  const [canvas, pen] = paper(width * scale, depth * scale);
  pen.fillStyle = spec.keys;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const shapes = capsOf().caps.map(({ x, y, units, legend, accent }) => {
    const edge = accent ? spec.accent : EDGE.test(legend) ? spec.edgeKeys : spec.keys;
    pen.fillStyle = edge;
    pen.fillRect(x * pitch * scale, y * pitch * scale, units * pitch * scale, pitch * scale);
    pen.fillStyle = accent ? '#ffffff' : spec.legend;
    pen.font = font((legend.length === 1 ? 0.068 : 0.042) * scale, 600);
    pen.fillText(legend, (x + units / 2) * pitch * scale, (y + 0.46) * pitch * scale);
    return capShape(units, pitch).translate(
      (x + units / 2) * pitch - width / 2,
      depth / 2 - (y + 0.5) * pitch,
      0,
    );
  });
  const merged = mergeGeometries(shapes);
  const position = merged.getAttribute('position');
  const uv = merged.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1)
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / depth + 0.5);
  put(deck, lying(merged), printed(canvas, 0.5), [0, 0.035, 0]);
}

/** The socket and the two switches in the rear edge, which looks along z. */
function addBack(edge: Group, spec: KeyboardSpec): void {
  const right = mm(spec.width) / 2;
  const socket = group(edge, [right - 0.28, 0, -0.002]);
  socket.name = 'socket';
  put(socket, plate([0.11, 0.052, 0.004], 0.0259, 0.001), polished('#8d9096', 0.3));
  put(socket, plate([0.094, 0.036, 0.0048], 0.0179, 0.0005), hole);
  put(socket, plate([0.066, 0.008, 0.0052], 0.003, 0.0005), polished('#6b6d72', 0.4));
  for (const x of [0.56, 0.84]) {
    const place = group(edge, [right - x, 0, -0.002]);
    put(place, plate([0.17, 0.056, 0.004], 0.0279, 0.001), hole);
    put(place, plate([0.05, 0.044, 0.014], 0.012, 0.004), plastic('#d8d9dc', 0.4), [
      x > 0.6 ? 0.045 : 0,
      0,
      0,
    ]);
  }
}

const SLOPE = degrees(5.2);
const DECK = 0.06;

/** The wedge under the rear, on which the case lies with its typing slope; it reaches down as far as the front feet. */
function addWedge(
  model: Group,
  [width, depth]: readonly [number, number],
  high: number,
  metal: Finish,
): void {
  const at = (y: number, z: number) => DECK + y * Math.cos(SLOPE) - z * Math.sin(SLOPE);
  const floor = at(0.05 - high, depth / 2 - 0.14);
  const rise = at(0.075 - high, 0.22 - depth / 2) - floor;
  const block = lying(plate([width - 0.16, 0.34, rise + 0.03], 0.06, 0.015));
  put(model, block, metal, [0, floor, 0.26 - depth / 2]);
}

/** A mechanical keyboard with a knob, lying with its typing slope. */
export function keyboard(spec: KeyboardSpec): Group {
  const model = group(undefined, undefined, [0, degrees(-22), 0]);
  const deck = group(model, [0, DECK, 0], [SLOPE, 0, 0]);
  const size = [mm(spec.width), mm(spec.depth)] as const;
  const high = mm(spec.height);
  const metal = anodized(spec.body, 0.4);
  put(
    deck,
    lying(slab(roundedRect(...size, 0.1, { power: 2.4, segments: 20 }), bevel(high, 0.022, 0.05, 8))),
    metal,
    [0, -high + 0.075, 0],
  );
  addWedge(model, size, high, metal);
  const width = UNITS * 0.19;
  const depth = 6.25 * 0.19;
  put(
    deck,
    lying(plate([width + 0.05, depth + 0.05, 0.01], 0.03, 0.002)),
    plastic(shade(spec.body, 0.45), 0.6),
    [0, 0.0665, 0],
  );
  addCaps(deck, spec, width, depth, 0.19);
  const { knob } = capsOf();
  const place = group(deck, [knob.x * 0.19 - width / 2 + 0.02, 0.07, knob.y * 0.19 - depth / 2 - 0.0]);
  place.name = 'knob';
  const wheel = turned([
    [0.084, 0],
    [0.084, 0.1, 0.006],
    [0.076, 0.108, 0.004],
    [0, 0.108],
  ]);
  put(place, wheel, polished(spec.knob, 0.3));
  for (let i = 0; i < 60; i += 1)
    put(
      group(place, [0, 0, 0], [0, (i / 60) * Math.PI * 2, 0]),
      plate([0.004, 0.08, 0.003], 0.001, 0.0005),
      polished(shade(spec.knob, 0.4), 0.4),
      [0, 0.05, 0.0825],
    );
  addBack(group(deck, [0, 0.03 - high / 2, -size[1] / 2], [0, Math.PI, 0]), spec);
  for (const x of [-1, 1])
    put(deck, new CylinderGeometry(0.05, 0.05, 0.03, 32), rubber(), [
      x * (size[0] / 2 - 0.2),
      -high + 0.065,
      size[1] / 2 - 0.14,
    ]);
  return model;
}
