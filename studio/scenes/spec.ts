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
  /** Widths in which the picture is encoded; none if it is only used for brand pictures. */
  readonly widths: readonly number[];
  readonly products: readonly Placed[];
}
