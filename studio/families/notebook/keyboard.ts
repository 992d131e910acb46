import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Canvas } from '@napi-rs/canvas';
import { font, paper, type Pen } from '../../drawing/canvas';
import { plate } from '../../geometry/slab';

/** Keys of one row: width in units of an ordinary key, and legend. A name in upper case is the arrow block. */
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

const LETTERS: readonly Row[] = [
  row(1, '` 1 2 3 4 5 6 7 8 9 0 - = delete', 1, 1.55),
  row(1, 'tab Q W E R T Y U I O P [ ] \\', 1.55, 1),
  row(1, "caps A S D F G H J K L ; ' enter", 1.83, 1.83),
  row(1, 'shift Z X C V B N M , . / shift', 2.38, 2.38),
];

const LAYOUTS: Readonly<Record<'dock' | 'pc', readonly Row[]>> = {
  dock: [
    row(0.62, 'esc F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 _', 1, 1),
    ...LETTERS,
    {
      high: 1,
      keys: [
        [1, 'fn'],
        [1, 'ctrl'],
        [1, 'alt'],
        [1.28, 'cmd'],
        [5.4, ''],
        [1.28, 'cmd'],
        [1, 'alt'],
        [3, 'ARROWS'],
      ],
    },
  ],
  pc: [
    row(0.62, 'esc F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 del', 1, 1),
    ...LETTERS,
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
  ],
};

interface KeyField {
  readonly width: number;
  readonly depth: number;
  readonly gap: number;
  readonly layout: 'dock' | 'pc';
  readonly colour: string;
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

function drawLegend(pen: Pen, key: Key, scale: number, fieldWidth: number): void {
  const { x, y, width, height, legend } = key;
  if (legend === '') return;
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

/** The key caps as one shape, built in XY and centred, with their legends as one picture. Units: 1 = 10 cm. */
export function keyboardField(field: KeyField): { readonly caps: BufferGeometry; readonly legends: Canvas } {
  const { width, depth } = field;
  const keys = keysOf(field);
  const scale = 3072 / width;
  const [legends, pen] = paper(3072, depth * scale);
  pen.fillStyle = field.colour;
  pen.fillRect(0, 0, legends.width, legends.height);
  pen.fillStyle = field.legend;
  const caps = mergeGeometries(
    keys.map((key) => {
      drawLegend(pen, key, scale, width);
      const cap = plate([key.width, key.height, 0.022], 0.022, 0.006, { steps: 3, segments: 5 });
      return cap.translate(key.x + key.width / 2 - width / 2, depth / 2 - key.y - key.height / 2, 0);
    }),
  );
  const position = caps.getAttribute('position');
  const uv = caps.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1)
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / depth + 0.5);
  return { caps, legends };
}
