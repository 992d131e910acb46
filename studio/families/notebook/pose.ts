import type { NotebookPose } from './spec';

/** How a notebook is turned (degrees about the vertical), how far its lid is open, and how high the camera stands. */
export interface NotebookStance {
  readonly turn: number;
  readonly lid: number;
  readonly elevation: number;
}

const STANCES: Readonly<Record<NotebookPose, NotebookStance>> = {
  right: { turn: -20, lid: 108, elevation: 15 },
  left: { turn: 24, lid: 112, elevation: 14 },
  front: { turn: -4, lid: 107, elevation: 20 },
  wide: { turn: -32, lid: 111, elevation: 25 },
};

export const stanceOf = (pose: NotebookPose = 'right'): NotebookStance => STANCES[pose];
