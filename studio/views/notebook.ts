import { notebook } from '../families/notebook';
import type { NotebookSpec, Socket } from '../families/notebook/spec';
import { listed, counted } from './grammar';
import { WHOLE, type ProductView } from './spec';

const SOCKETS: Readonly<Record<Socket, string>> = {
  c: 'USB-C port',
  a: 'USB-A port',
  hdmi: 'HDMI port',
  jack: 'headphone jack',
  sd: 'SD card slot',
  microsd: 'microSD card slot',
  magnet: 'MagSafe port',
  connect: 'Surface Connect port',
  power: 'power inlet',
};

type Side = 'left' | 'right';

/** The side that has more sockets. */
const busySide = ({ sockets: { left, right } }: NotebookSpec): Side =>
  right.length > left.length ? 'right' : 'left';

const otherSide = (spec: NotebookSpec): Side => (busySide(spec) === 'left' ? 'right' : 'left');

/** The sockets of a side in words, each kind once. */
function socketsOf(sockets: readonly Socket[]): string {
  if (sockets.length === 0) return 'a side without ports';
  const kinds = [...new Set(sockets)];
  const words = kinds.map((kind) => counted(sockets.filter((each) => each === kind).length, SOCKETS[kind]));
  return `${listed(words)} on its side`;
}

/** From the left; to be seen from the right, a notebook is turned by twice as much. */
const SIDEWAYS = -70;

const closedFrom = (name: string, sideOf: (spec: NotebookSpec) => Side): ProductView<NotebookSpec> => ({
  name,
  build: (spec) => notebook(spec, { turn: sideOf(spec) === 'right' ? 2 * SIDEWAYS : 0, lid: 0 }),
  azimuth: SIDEWAYS,
  elevation: 12,
  room: { ...WHOLE, weight: 1 },
  alt: (spec) => `, closed, from the ${sideOf(spec)}: ${socketsOf(spec.sockets[sideOf(spec)])}`,
});

export const NOTEBOOK_VIEWS: readonly ProductView<NotebookSpec>[] = [
  {
    name: 'back',
    build: (spec) => notebook(spec, { turn: 0, lid: 74 }),
    azimuth: 148,
    elevation: 15,
    room: WHOLE,
    alt: ({ screen: { lip } }) =>
      `, open, from behind: the plain lid${lip === true ? ', a raised lip at its top,' : ''} and the edge of the base`,
  },
  closedFrom('side', busySide),
  closedFrom('other', otherSide),
  {
    name: 'keys',
    build: (spec) => notebook(spec, { turn: 0, lid: 116 }),
    azimuth: -26,
    elevation: 42,
    room: WHOLE,
    close: { part: 'keys', fill: 1.4, aim: [0, -0.17] },
    alt: ({ trackpad: { seamless, buttons } }, keys) =>
      `, the keyboard up close: ${keys}, ${
        seamless === true
          ? 'a palm rest with no visible touchpad'
          : `the touchpad${buttons === true ? ' and its three buttons' : ''} below them`
      }`,
  },
];
