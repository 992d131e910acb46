import { standOf, type ProductSpec } from '../families';
import { stanceOf } from '../families/notebook/pose';

/** A camera direction in degrees: azimuth (0 is the front, 90 the right side) and elevation. */
export interface View {
  readonly name: string;
  readonly azimuth: number;
  readonly elevation: number;
  /** Zoom, and the point of the model to center, in meters: right, up, front. */
  readonly zoom?: number;
  readonly target?: readonly [number, number, number];
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const counted = (count: number, one: string, more: string) =>
  `${WORDS[count] ?? String(count)} ${count === 1 ? one : more}`;

const view = (name: string, azimuth: number, elevation: number): View => ({ name, azimuth, elevation });

/** The azimuth of the picture's camera: the model is turned left by this much. */
function turnOf(spec: ProductSpec): number {
  switch (spec.family) {
    case 'notebook':
      return -stanceOf(spec.pose).turn;
    case 'headphones':
      return -(spec.turn ?? -36);
    case 'mouse':
      return -(spec.turn ?? 128);
    case 'phone':
    case 'flip-phone':
      return -17;
    case 'pen':
      return 0;
    case 'earbuds':
      return 6;
    case 'watch':
      return 27;
    case 'speaker':
      return 24;
    case 'webcam':
      return 20;
    case 'keyboard':
      return 22;
    case 'charger':
      return 34;
    case 'power-bank':
      return 28;
  }
}

/** Views in addition to the picture's own. */
function othersOf(spec: ProductSpec): readonly View[] {
  switch (spec.family) {
    case 'phone':
    case 'flip-phone':
      return [
        view(`Back: ${counted(spec.back.lenses.length, 'camera', 'cameras')}`, 158, 8),
        { ...view('Cameras', 158, 8), zoom: 2.4, target: [0, Math.round(spec.height * 0.83) / 1000, 0] },
        view('Side', 90, 4),
        view('From below', 20, -38),
      ];
    case 'notebook':
      return [view('Keyboard', 0, 40), view('Back of the lid', 158, 18), view('Side', 90, 4)];
    case 'watch':
      return [view('Right side', 80, 6), view('Back: the sensor', 146, 10), view('Left side', -80, 6)];
    case 'headphones':
      return [view('Front', 0, 6), view('Side', 90, 4), view('Back', 180, 8)];
    case 'earbuds':
      return [view('From above', 0, 62), view('Back', 180, 14)];
    case 'keyboard':
      return [view('From above', 0, 78), view('Front edge', 0, 8), view('Back', 180, 24)];
    case 'mouse':
      return [view('From above', 180, 76), view('Other side', 90, 10), view('Thumb side', -90, 10)];
    case 'pen':
      return [view('From above', 0, 70), view('Back', 180, 22)];
    case 'webcam':
      return [view('Front', 0, 4), view('Side', 90, 6), view('Back', 180, 12)];
    case 'speaker':
      return [view('Front', 0, 6), view('End', 90, 8), view('Back', 180, 12)];
    case 'charger':
      return [
        view(`Front: ${counted(spec.ports.length, 'port', 'ports')}`, 0, 6),
        view('Side', 90, 6),
        view('Back: the plug', 158, 14),
      ];
    case 'power-bank':
      return [
        view(`Top: ${counted(spec.ports.length, 'port', 'ports')}`, 0, 60),
        view('Side', 90, 6),
        view('Back', 158, 14),
      ];
  }
}

/** The viewer fits a sphere around the model. Long, low things fill little of it, so the camera moves nearer. */
const NEARER: Readonly<Partial<Record<ProductSpec['family'], number>>> = {
  notebook: 1.25,
  keyboard: 1.1,
  speaker: 1.1,
};

/** The named views of a product; the first is the picture's. */
export function viewsOf(spec: ProductSpec): readonly [View, ...View[]] {
  const isPhone = spec.family === 'phone' || spec.family === 'flip-phone';
  const name = isPhone ? 'Front: the screen' : 'As in the picture';
  const zoom = NEARER[spec.family];
  const near = (each: View): View => ({ ...each, ...(zoom !== undefined && { zoom }) });
  return [near(view(name, turnOf(spec), standOf(spec).elevation)), ...othersOf(spec).map(near)];
}
