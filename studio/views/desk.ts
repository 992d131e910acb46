import { keyboard, type KeyboardSpec } from '../families/desk/keyboard';
import { mouse, type MouseSpec } from '../families/desk/mouse';
import { lyingPen, type PenSpec } from '../families/desk/pen';
import { webcam, type WebcamSpec } from '../families/desk/webcam';
import { WHOLE, type ProductView } from './spec';

const FLAT = { ...WHOLE, weight: 1 };

export const KEYBOARD_VIEWS: readonly ProductView<KeyboardSpec>[] = [
  {
    name: 'back',
    build: keyboard,
    azimuth: 180,
    elevation: 20,
    room: FLAT,
    alt: () => ' from behind: a USB-C port and two switches in the rear edge',
  },
  {
    name: 'side',
    build: keyboard,
    azimuth: 84,
    elevation: 8,
    room: FLAT,
    alt: () => ' from the side: a thick case that rises toward the back, tall keys',
  },
  {
    name: 'knob',
    build: keyboard,
    azimuth: -8,
    elevation: 38,
    room: WHOLE,
    close: { part: 'knob', fill: 0.3, aim: [-0.6, -0.4] },
    alt: () => ', up close: the round knob in the corner, tall keys with white legends',
  },
];

const pointed = (spec: MouseSpec) => mouse({ ...spec, turn: 180 });

export const MOUSE_VIEWS: readonly ProductView<MouseSpec>[] = [
  {
    name: 'back',
    build: pointed,
    azimuth: 150,
    elevation: 24,
    room: WHOLE,
    alt: () => ' from behind: the high back of the shell, two buttons over the thumb rest',
  },
  {
    name: 'top',
    build: pointed,
    azimuth: 12,
    elevation: 62,
    room: WHOLE,
    alt: () => ' from above: two buttons with a metal wheel between them, the thumb rest at the side',
  },
  {
    name: 'wheels',
    build: pointed,
    azimuth: 34,
    elevation: 36,
    room: WHOLE,
    close: { part: 'wheel', fill: 0.6 },
    alt: () => ', up close: the ribbed metal wheel and the smooth one for the thumb',
  },
];

export const PEN_VIEWS: readonly ProductView<PenSpec>[] = [
  {
    name: 'side',
    build: lyingPen,
    azimuth: -38,
    elevation: 40,
    room: FLAT,
    alt: () => ', lying: the flat side up, the tip in front',
  },
  {
    name: 'tip',
    build: lyingPen,
    azimuth: -30,
    elevation: 20,
    room: WHOLE,
    close: { part: 'tip', fill: 0.5, aim: [0.3, 0] },
    alt: () => ', up close: the pointed tip and the seam above it',
  },
  {
    name: 'end',
    build: lyingPen,
    azimuth: 30,
    elevation: 20,
    room: WHOLE,
    close: { part: 'end', fill: 0.62, aim: [-0.2, 0] },
    alt: () => ', up close: the rounded end and the flat side',
  },
];

export const WEBCAM_VIEWS: readonly ProductView<WebcamSpec>[] = [
  {
    name: 'back',
    build: webcam,
    azimuth: 190,
    elevation: 14,
    room: WHOLE,
    alt: () => ' from behind: the rounded bar and the clip that holds it on a screen',
  },
  {
    name: 'side',
    build: webcam,
    azimuth: 100,
    elevation: 10,
    room: WHOLE,
    alt: () => ' from the side: the end of the flat bar over the open clip',
  },
  {
    name: 'lens',
    build: webcam,
    azimuth: -2,
    elevation: 10,
    room: WHOLE,
    close: { part: 'lens', fill: 0.7 },
    alt: () => ', up close: the lens in the middle, a small light beside it, two microphone holes',
  },
];
