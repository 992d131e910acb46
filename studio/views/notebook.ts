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
};

/** The sockets at the left in words, each kind once. */
function leftSockets({ sockets: { left } }: NotebookSpec): string {
  const kinds = [...new Set(left)];
  return listed(kinds.map((kind) => counted(left.filter((each) => each === kind).length, SOCKETS[kind])));
}

export const NOTEBOOK_VIEWS: readonly ProductView<NotebookSpec>[] = [
  {
    name: 'back',
    build: (spec) => notebook(spec, { turn: 0, lid: 104 }),
    azimuth: 148,
    elevation: 15,
    room: WHOLE,
    alt: ({ hinge }) =>
      `, open, from behind: the plain lid on ${hinge === 'pair' ? 'two hinges' : 'one long hinge'}`,
  },
  {
    name: 'side',
    build: (spec) => notebook(spec, { turn: 0, lid: 0 }),
    azimuth: -58,
    elevation: 13,
    room: { ...WHOLE, weight: 1 },
    alt: (spec) => `, closed, from the left: ${leftSockets(spec)} in its side`,
  },
  {
    name: 'keys',
    build: (spec) => notebook(spec, { turn: 0, lid: 116 }),
    azimuth: -30,
    elevation: 40,
    room: WHOLE,
    close: { part: 'keys', fill: 1.6, aim: [0.06, -0.26] },
    alt: ({ trackpad: { seamless, buttons } }, keys) =>
      `, the keyboard up close: ${keys}, ${
        seamless === true
          ? 'a palm rest with no visible touchpad'
          : `the touchpad${buttons === true ? ' and its three buttons' : ''} below them`
      }`,
  },
];
