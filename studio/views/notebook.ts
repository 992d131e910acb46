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

/** The side that has more sockets. */
const busySide = ({ sockets: { left, right } }: NotebookSpec) =>
  right.length > left.length ? 'right' : 'left';

/** The sockets of that side in words, each kind once. */
function socketsOf(spec: NotebookSpec): string {
  const sockets = spec.sockets[busySide(spec)];
  const kinds = [...new Set(sockets)];
  return listed(kinds.map((kind) => counted(sockets.filter((each) => each === kind).length, SOCKETS[kind])));
}

/** From the left; notebooks with more ports on the right are turned the other way. */
const SIDEWAYS = -70;

export const NOTEBOOK_VIEWS: readonly ProductView<NotebookSpec>[] = [
  {
    name: 'back',
    build: (spec) => notebook(spec, { turn: 0, lid: 104 }),
    azimuth: 148,
    elevation: 15,
    room: WHOLE,
    alt: ({ screen: { lip } }) =>
      `, open, from behind: the plain lid${lip === true ? ', a raised lip at its top,' : ''} and the edge of the base`,
  },
  {
    name: 'side',
    build: (spec) => notebook(spec, { turn: busySide(spec) === 'right' ? 2 * SIDEWAYS : 0, lid: 0 }),
    azimuth: SIDEWAYS,
    elevation: 12,
    room: { ...WHOLE, weight: 1 },
    alt: (spec) => `, closed, from the ${busySide(spec)}: ${socketsOf(spec)} on its side`,
  },
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
