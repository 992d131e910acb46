import type { Group } from 'three';
import { group, mm, put } from '../../geometry/part';
import { plate } from '../../geometry/slab';
import type { Finish } from '../../materials/finish';
import { hole, plastic, polished } from '../../materials/palette';
import type { NotebookSpec, Socket } from './spec';

/** Millimeters: width along the side, height, corner. */
const SIZES: Readonly<Record<Socket, readonly [width: number, height: number, corner: number]>> = {
  c: [9, 3.1, 1.55],
  a: [13.2, 5.2, 0.6],
  hdmi: [15, 5.4, 1.2],
  jack: [3.8, 3.8, 1.9],
  sd: [25, 2.6, 0.6],
  microsd: [12.5, 1.7, 0.5],
  magnet: [17.5, 3.6, 1.8],
  connect: [19, 3.4, 1.2],
};

/** What is seen inside a socket: its tongue or its contacts. */
const TONGUES: Readonly<
  Partial<Record<Socket, readonly [width: number, height: number, lift: number, finish: Finish]>>
> = {
  c: [6.6, 0.7, 0, polished('#6b6d72', 0.4)],
  a: [11, 1.6, 0.9, plastic('#2c2d31', 0.5)],
  hdmi: [11.6, 1.2, 0, plastic('#26272b', 0.5)],
  magnet: [10, 1.3, 0, polished('#c9a868', 0.3)],
  connect: [13, 0.9, 0, polished('#a9a9ad', 0.3)],
};

/** From the hinge edge to the middle of the first socket, and between the edges of two, in millimeters. */
const FIRST = 26;
const APART = 7.5;
/** Of a thin base's height, what a socket leaves above and under itself. */
const RIM = 1.9;

/** Light enough to be told from a dark body. */
const RIM_FINISH: Finish = { colour: '#a9abb0', metalness: 0.4, roughness: 0.42 };

function addSocket(place: Group, socket: Socket, room: number): void {
  const [width, full, corner] = SIZES[socket];
  const height = Math.min(full, room);
  const round = Math.min(corner, height / 2);
  put(place, plate([mm(width) + 0.008, mm(height) + 0.008, 0.0035], mm(round) + 0.0038, 0.001), RIM_FINISH);
  put(place, plate([mm(width), mm(height), 0.0042], mm(round) * 0.99, 0.0005), hole);
  const tongue = TONGUES[socket];
  if (tongue === undefined) return;
  const [wide, high, lift, finish] = tongue;
  put(place, plate([mm(wide), mm(high), 0.0046], mm(high) * 0.3, 0.0004), finish, [
    0,
    mm(Math.min(lift, height / 4)),
    0,
  ]);
}

/** The sockets in both sides of the base; `y` is the middle of its height. */
export function addPorts(base: Group, spec: NotebookSpec, y: number): void {
  for (const [side, sockets] of [
    [-1, spec.sockets.left],
    [1, spec.sockets.right],
  ] as const) {
    let from = -spec.depth / 2 + FIRST;
    for (const [i, socket] of sockets.entries()) {
      const [width] = SIZES[socket];
      if (i > 0) from += width / 2;
      const x = side * (mm(spec.width) / 2 - 0.0028);
      addSocket(group(base, [x, y, mm(from)], [0, (side * Math.PI) / 2, 0]), socket, spec.height - 2 * RIM);
      from += width / 2 + APART;
    }
  }
}
