import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Canvas } from '@napi-rs/canvas';
import { font, paper, type Pen } from '../../drawing/canvas';
import { plate } from '../../geometry/slab';
import type { KeyLayout } from './spec';

/** Keys of one row: width in units of an ordinary key, and legend. `ARROWS` is their block, `STRIP` the glass to touch. */
type Row = { readonly high: number; readonly keys: readonly (readonly [units: number, legend: string])[] };

const row = (high: number, legends: string, first: number, last: number): Row => {
  const names = legends.split(' ');
  return {
    high,
    keys: names.map((name, i) => [
      i === 0 ? first : i === names.length - 1 ? last : 1,
      name === '_' ? '' : name,
    ]),
  };
};

/** Differences between Apple and the others in the four rows of letters. */
interface Names {
  readonly back: string;
  readonly caps: string;
  readonly enter: string;
}

const letters = ({ back, caps, enter }: Names): readonly Row[] => [
  row(1, `\` 1 2 3 4 5 6 7 8 9 0 - = ${back}`, 1, 1.55),
  row(1, 'tab Q W E R T Y U I O P [ ] \\', 1.55, 1),
  row(1, `${caps} A S D F G H J K L ; ' ${enter}`, 1.83, 1.83),
  row(1, 'shift Z X C V B N M , . / shift', 2.38, 2.38),
];

const functions = (last: string) => row(0.62, `esc F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 ${last}`, 1, 1);

const MAC: readonly Row[] = [
  functions('_'),
  ...letters({ back: 'delete', caps: 'caps\u00a0lock', enter: 'return' }),
  {
    high: 1,
    keys: [
      [1, 'fn'],
      [1, 'control'],
      [1, 'option'],
      [1.28, 'command'],
      [5.4, ''],
      [1.28, 'command'],
      [1, 'option'],
      [3, 'ARROWS'],
    ],
  },
];

const PC: readonly Row[] = [
  functions('del'),
  ...letters({ back: 'backspace', caps: 'caps', enter: 'enter' }),
  {
    high: 1,
    keys: [
      [1.4, 'ctrl'],
      [1, 'fn'],
      [1, ''],
      [1, 'alt'],
      [5.1, ''],
      [1, 'alt'],
      [1.4, 'ctrl'],
      [3, 'ARROWS'],
    ],
  },
];

const LAYOUTS: Readonly<Record<KeyLayout, readonly Row[]>> = {
  mac: MAC,
  pc: PC,
  touch: [{ high: 0.62, keys: [[15, 'STRIP']] }, ...PC.slice(1)],
};

interface KeyField {
  readonly width: number;
  readonly depth: number;
  readonly gap: number;
  readonly layout: KeyLayout;
  readonly color: string;
  readonly legend: string;
}

interface Key {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly legend: string;
}

function arrowKeys(x: number, y: number, unit: number, high: number, gap: number): Key[] {
  const half = (high - gap * 0.5) / 2;
  const low = y + half + gap * 0.5;
  return [
    { x, y: low, width: unit, height: half, legend: '‹' },
    { x: x + unit + gap, y, width: unit, height: half, legend: '' },
    { x: x + unit + gap, y: low, width: unit, height: half, legend: '' },
    { x: x + 2 * (unit + gap), y: low, width: unit, height: half, legend: '›' },
  ];
}

function keysOf({ width, depth, gap, layout }: KeyField): Key[] {
  const rows = LAYOUTS[layout];
  const tall = rows.reduce((sum, { high }) => sum + high, 0);
  const unitHigh = (depth - (rows.length - 1) * gap) / tall;
  let y = 0;
  return rows.flatMap(({ high, keys }) => {
    const gaps = keys.reduce((sum, [, name]) => sum + (name === 'ARROWS' ? 3 : 1), -1) * gap;
    const unit = (width - gaps) / keys.reduce((sum, [units]) => sum + units, 0);
    let x = 0;
    const made = keys.flatMap(([units, legend]) => {
      const arrows = legend === 'ARROWS';
      const key = { x, y, width: unit * units, height: unitHigh * high, legend };
      x += unit * units + gap * (arrows ? 3 : 1);
      return arrows ? arrowKeys(key.x, y, unit, key.height, gap) : [key];
    });
    y += unitHigh * high + gap;
    return made;
  });
}

/** A strip to touch: dark glass with an escape at its left, dim lit signs, and a delete at its right. */
function drawStrip(pen: Pen, { x, y, width, height }: Key, scale: number): void {
  const legend = pen.fillStyle;
  pen.fillStyle = '#08080a';
  pen.fillRect(x * scale, y * scale, width * scale, height * scale);
  pen.fillStyle = legend;
  pen.strokeStyle = legend;
  pen.lineWidth = 0.006 * scale;
  pen.font = font(0.042 * scale, 500);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const middle = (y + height / 2) * scale;
  for (let i = 0; i < 14; i += 1) {
    const at = (x + (width * (i + 0.5)) / 14) * scale;
    const size = 0.017 * scale;
    pen.beginPath();
    if (i === 0 || i === 13) pen.fillText(i === 0 ? 'esc' : 'del', at, middle);
    else if (i % 3 === 0) pen.arc(at, middle, size, 0, Math.PI * 2);
    else if (i % 3 === 1) pen.roundRect(at - size, middle - size * 0.7, size * 2, size * 1.4, size * 0.3);
    else {
      pen.moveTo(at - size * 0.8, middle - size);
      pen.lineTo(at + size, middle);
      pen.lineTo(at - size * 0.8, middle + size);
      pen.closePath();
    }
    pen.stroke();
  }
}

function drawLegend(pen: Pen, key: Key, scale: number, fieldWidth: number): void {
  const { x, y, width, height, legend } = key;
  if (legend === '') return;
  if (legend === 'STRIP') {
    drawStrip(pen, key, scale);
    return;
  }
  const single = legend.length === 1;
  pen.textBaseline = 'middle';
  pen.font = font((single ? 0.062 : 0.036) * scale, 500);
  if (single || legend.startsWith('F')) {
    pen.textAlign = 'center';
    pen.fillText(legend, (x + width / 2) * scale, (y + height * 0.52) * scale);
    return;
  }
  const right = x + width > fieldWidth - 0.01;
  pen.textAlign = right ? 'right' : 'left';
  pen.fillText(legend, (right ? x + width - 0.028 : x + 0.028) * scale, (y + height - 0.048) * scale);
}

/** The key caps as one shape, built in XY and centered, with their legends as one picture. Units: 1 = 10 cm. */
export function keyboardField(field: KeyField): { readonly caps: BufferGeometry; readonly legends: Canvas } {
  const { width, depth } = field;
  const keys = keysOf(field);
  const scale = 3072 / width;
  const [legends, pen] = paper(3072, depth * scale);
  pen.fillStyle = field.color;
  pen.fillRect(0, 0, legends.width, legends.height);
  pen.fillStyle = field.legend;
  const caps = mergeGeometries(
    keys.map((key) => {
      drawLegend(pen, key, scale, width);
      const high = key.legend === 'STRIP' ? 0.003 : 0.022;
      const cap = plate([key.width, key.height, high], 0.022, Math.min(0.006, high / 3), {
        steps: 3,
        segments: 5,
      });
      return cap.translate(key.x + key.width / 2 - width / 2, depth / 2 - key.y - key.height / 2, 0);
    }),
  );
  const position = caps.getAttribute('position');
  const uv = caps.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1)
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / depth + 0.5);
  return { caps, legends };
}
