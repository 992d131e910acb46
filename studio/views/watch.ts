import { watch } from '../families/watch';
import type { WatchSpec } from '../families/watch/spec';
import { counted, listed } from './grammar';
import { WHOLE, type ProductView } from './spec';

/** The crown and the buttons in the case's side. */
function controls({ crowns, guard }: WatchSpec): string {
  const crown = crowns.some(({ kind }) => kind === 'crown');
  const buttons = crowns.filter(({ kind, left }) => kind === 'button' && left !== true).length;
  return listed([
    ...(crown ? [guard === true ? 'the guarded crown' : 'the crown'] : []),
    ...(buttons > 0 ? [counted(buttons, 'flat button')] : []),
  ]);
}

const FACES: Readonly<Record<WatchSpec['face']['kind'], string>> = {
  analogue: 'hands over a dark dial with marks for the hours',
  digits: 'the time in large figures, the hour over the minutes',
  hands: 'real hands over a black dial, a smaller dial below them',
  modular: 'the time, a row of bars and small dials',
  sport: 'the time in large figures within colored rings',
};

export const WATCH_VIEWS: readonly ProductView<WatchSpec>[] = [
  {
    name: 'back',
    build: watch,
    azimuth: 119,
    elevation: 8,
    room: WHOLE,
    alt: (_, band) => ` from behind: the round sensor under the case, ${band}`,
  },
  {
    name: 'side',
    build: watch,
    azimuth: 44,
    elevation: 8,
    room: WHOLE,
    alt: (spec, band) => ` from the side: ${controls(spec)} on the edge of the case, ${band}`,
  },
  {
    name: 'buckle',
    build: watch,
    azimuth: 158,
    elevation: 22,
    room: WHOLE,
    alt: () => ' from behind and above: the pin buckle at the back of the closed band',
  },
  {
    name: 'face',
    build: watch,
    azimuth: -8,
    elevation: 20,
    room: WHOLE,
    close: { part: 'case', fill: 0.92 },
    alt: ({ face }) => `, the face up close: ${FACES[face.kind]}`,
  },
];
