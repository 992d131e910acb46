import type { FrameRoom } from '../pipeline/framing';

/** A product in a scene: its place on the ground in units of 10 cm and its turn in degrees, beside its own pose. */
interface Placed {
  readonly id: string;
  readonly x: number;
  readonly z: number;
  readonly turn?: number;
}

/** Several products in one picture, in their true sizes. */
export interface SceneSpec {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly elevation: number;
  readonly room: FrameRoom;
  /** In which the picture itself is encoded; none where only brand pictures are made of it. */
  readonly widths: readonly number[];
  readonly products: readonly Placed[];
}
