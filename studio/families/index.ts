import type { Group } from 'three';
import type { FrameRoom } from '../pipeline/framing';
import { earbuds, type EarbudsSpec } from './audio/earbuds';
import { headphones, type HeadphonesSpec } from './audio/headphones';
import { speaker, type SpeakerSpec } from './audio/speaker';
import { keyboard, type KeyboardSpec } from './desk/keyboard';
import { mouse, type MouseSpec } from './desk/mouse';
import { pen, type PenSpec } from './desk/pen';
import { webcam, type WebcamSpec } from './desk/webcam';
import { notebook } from './notebook';
import { stanceOf } from './notebook/pose';
import type { NotebookSpec } from './notebook/spec';
import { phone } from './phone';
import { flipPhone } from './phone/flip';
import type { FlipPhoneSpec, PhoneSpec } from './phone/spec';
import { charger, powerBank, type ChargerSpec, type PowerBankSpec } from './power';
import { watch } from './watch';
import type { WatchSpec } from './watch/spec';

/** A product file: its family, and its differences within it. */
export type ProductSpec =
  | ChargerSpec
  | EarbudsSpec
  | FlipPhoneSpec
  | HeadphonesSpec
  | KeyboardSpec
  | MouseSpec
  | NotebookSpec
  | PenSpec
  | PhoneSpec
  | PowerBankSpec
  | SpeakerSpec
  | WatchSpec
  | WebcamSpec;

type Family = ProductSpec['family'];

export function buildModel(spec: ProductSpec): Group {
  switch (spec.family) {
    case 'charger':
      return charger(spec);
    case 'earbuds':
      return earbuds(spec);
    case 'flip-phone':
      return flipPhone(spec);
    case 'headphones':
      return headphones(spec);
    case 'keyboard':
      return keyboard(spec);
    case 'mouse':
      return mouse(spec);
    case 'notebook':
      return notebook(spec);
    case 'pen':
      return pen(spec);
    case 'phone':
      return phone(spec);
    case 'power-bank':
      return powerBank(spec);
    case 'speaker':
      return speaker(spec);
    case 'watch':
      return watch(spec);
    case 'webcam':
      return webcam(spec);
  }
}

/** The builder of each family's models. */
export const FAMILY_FILES: Readonly<Record<Family, string>> = {
  charger: 'families/power/index.ts',
  earbuds: 'families/audio/earbuds.ts',
  'flip-phone': 'families/phone/flip.ts',
  headphones: 'families/audio/headphones.ts',
  keyboard: 'families/desk/keyboard.ts',
  mouse: 'families/desk/mouse.ts',
  notebook: 'families/notebook/index.ts',
  pen: 'families/desk/pen.ts',
  phone: 'families/phone/index.ts',
  'power-bank': 'families/power/index.ts',
  speaker: 'families/audio/speaker.ts',
  watch: 'families/watch/index.ts',
  webcam: 'families/desk/webcam.ts',
};

/** How high the camera stands over the ground, in degrees, and how much of the frame the product takes. */
export interface Stand {
  readonly elevation: number;
  readonly room: FrameRoom;
}

const ROOM: FrameRoom = { width: 0.8, height: 0.78, weight: 0.66, lift: 0.012 };

/** Upright things are seen nearly from their own height, flat ones from above. */
const STANDS: Readonly<Record<Family, Stand>> = {
  charger: { elevation: 16, room: { ...ROOM, weight: 0.52 } },
  earbuds: { elevation: 12, room: { ...ROOM, width: 0.84, weight: 0.66 } },
  'flip-phone': { elevation: 8, room: { ...ROOM, height: 0.8 } },
  headphones: { elevation: 8, room: ROOM },
  keyboard: { elevation: 30, room: { ...ROOM, width: 0.84 } },
  mouse: { elevation: 22, room: { ...ROOM, weight: 0.58 } },
  notebook: { elevation: 15, room: { ...ROOM, weight: 0.74 } },
  pen: { elevation: 26, room: ROOM },
  phone: { elevation: 8, room: { ...ROOM, height: 0.8 } },
  'power-bank': { elevation: 16, room: ROOM },
  speaker: { elevation: 12, room: ROOM },
  watch: { elevation: 10, room: ROOM },
  webcam: { elevation: 10, room: { ...ROOM, weight: 0.6 } },
};

export function standOf(spec: ProductSpec): Stand {
  const stand = STANDS[spec.family];
  return spec.family === 'notebook' ? { ...stand, elevation: stanceOf(spec.pose).elevation } : stand;
}
