import type { BufferGeometry, Group } from 'three';
import { group, mm, put } from '../../geometry/part';
import { plate } from '../../geometry/slab';
import type { Finish } from '../../materials/finish';
import { hole, mixed, plastic, polished } from '../../materials/palette';
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
  power: [11, 4.2, 0.9],
};

/** The inside of a socket: its tongue or its contacts. */
const TONGUES: Readonly<
  Partial<Record<Socket, readonly [width: number, height: number, lift: number, finish: Finish]>>
> = {
  c: [6.6, 0.7, 0, polished('#6b6d72', 0.4)],
  a: [11, 1.6, 0.9, plastic('#2c2d31', 0.5)],
  hdmi: [11.6, 1.2, 0, plastic('#26272b', 0.5)],
  magnet: [10, 1.3, 0, polished('#c9a868', 0.3)],
  connect: [13, 0.9, 0, polished('#a9a9ad', 0.3)],
  power: [7.6, 1.1, 0, polished('#c9a868', 0.3)],
};

/** From the hinge edge to the middle of the first socket, and between the edges of two, in millimeters. */
const FIRST = 26;
const APART = 7.5;
/** Share of a thin base's height above and below a socket. */
const RIM = 1.9;

/** How far a socket's lit rim shows under it and stands out, in units of 10 cm: a hair, or it would look stuck on. */
const EDGE = 0.006;
const PROUD = 0.0004;

/** How far the side lies behind its foremost line at a height over its underside, which is rounded away. */
type Recess = (height: number) => number;

/** Bends a flat shape, which looks out of the side, to the side's own curve. */
function hug(shape: BufferGeometry, height: number, recess: Recess): BufferGeometry {
  const position = shape.getAttribute('position');
  for (let i = 0; i < position.count; i += 1)
    position.setZ(i, position.getZ(i) - recess(height + position.getY(i)));
  return shape;
}

interface Place {
  readonly at: Group;
  /** Over the underside. */
  readonly height: number;
  readonly recess: Recess;
  /** The highest that a socket may be here, in millimeters. */
  readonly room: number;
  /** The lower edge of what is milled catches the light, so it is paler than the body it is cut into. */
  readonly rim: Finish;
}

function addSocket({ at, height, recess, room, rim }: Place, socket: Socket): void {
  const [width, full, corner] = SIZES[socket];
  const high = Math.min(full, room);
  const round = Math.min(corner, high / 2);
  const on = (size: readonly [number, number], radius: number, proud: number, lift = 0) =>
    hug(plate([...size, 0.006], radius, 0.0003), height + lift, recess).translate(0, lift, proud - 0.006);
  put(at, on([mm(width), mm(high)], mm(round) * 0.99, PROUD, -EDGE), rim);
  put(at, on([mm(width), mm(high)], mm(round) * 0.99, 2 * PROUD), hole);
  const tongue = TONGUES[socket];
  if (tongue === undefined) return;
  const [wide, tall, lift, finish] = tongue;
  put(at, on([mm(wide), mm(tall)], mm(tall) * 0.3, 3 * PROUD, mm(Math.min(lift, high / 4))), finish);
}

/** The sockets in both sides of a base whose underside is rounded by `under`; `foot` is the underside's height. */
export function addPorts(base: Group, spec: NotebookSpec, foot: number, under: number): void {
  const height = mm(spec.height) * 0.54;
  const recess: Recess = (y) =>
    y >= under ? 0 : under - Math.sqrt(under ** 2 - (under - Math.max(0, y)) ** 2);
  const rim: Finish = { color: mixed(spec.body.color, '#ffffff', 0.5), metalness: 0.4, roughness: 0.4 };
  for (const [side, sockets] of [
    [-1, spec.sockets.left],
    [1, spec.sockets.right],
  ] as const) {
    let from = -spec.depth / 2 + FIRST;
    for (const [i, socket] of sockets.entries()) {
      const [width] = SIZES[socket];
      if (i > 0) from += width / 2;
      const at = group(
        base,
        [(side * mm(spec.width)) / 2, foot + height, mm(from)],
        [0, (side * Math.PI) / 2, 0],
      );
      addSocket({ at, height, recess, room: spec.height - 2 * RIM, rim }, socket);
      from += width / 2 + APART;
    }
  }
}
