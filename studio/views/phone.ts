import { foldedFlip, halfOpenFlip, openFlip } from '../families/phone/flip';
import { lyingPhone, standingPhone } from '../families/phone';
import type { FlipPhoneSpec, PhoneSpec } from '../families/phone/spec';
import { WHOLE, type ProductView } from './spec';

const TALL = { ...WHOLE, height: 0.86 };

export const PHONE_VIEWS: readonly ProductView<PhoneSpec>[] = [
  {
    name: 'back',
    build: standingPhone,
    azimuth: 154,
    elevation: 9,
    room: TALL,
    alt: (_, camera) => ` from behind: ${camera}`,
  },
  {
    name: 'side',
    build: lyingPhone,
    azimuth: 37,
    elevation: 22,
    room: { ...WHOLE, weight: 1 },
    alt: ({ pen }) =>
      ` lying on its back: the lit screen, the USB-C port in its bottom edge, a button on its side${pen === undefined ? '' : ', the pen beside it'}`,
  },
  {
    name: 'lenses',
    build: standingPhone,
    azimuth: 160,
    elevation: 20,
    room: WHOLE,
    close: { part: 'camera', fill: 0.66, aim: [0.1, 0] },
    alt: (_, camera) => `, the camera up close: ${camera}`,
  },
];

export const FLIP_VIEWS: readonly ProductView<FlipPhoneSpec>[] = [
  {
    name: 'back',
    build: openFlip,
    azimuth: 154,
    elevation: 9,
    room: TALL,
    alt: (_, camera) => `, open, from behind: ${camera}, the cover screen dark`,
  },
  {
    name: 'side',
    build: foldedFlip,
    azimuth: 54,
    elevation: 18,
    room: WHOLE,
    alt: () => ', folded: the lit cover screen, the two halves one on the other, the hinge at the top',
  },
  {
    name: 'half-open',
    build: halfOpenFlip,
    azimuth: 32,
    elevation: 18,
    room: WHOLE,
    alt: () => ', half open: it stands by itself, the lit screen bent in its middle',
  },
  {
    name: 'lenses',
    build: foldedFlip,
    azimuth: -20,
    elevation: 18,
    room: WHOLE,
    close: { part: 'camera', fill: 0.55 },
    alt: (_, camera) => `, the camera up close: ${camera}`,
  },
];
