import { startFrames, stopFrames } from './record-frames';
import { recordInteractions, type Interaction } from './record-interactions';
import { recordLoad, type LoadRecord } from './record-load';
import { armSettling, armStopwatch, type StopwatchOrder } from './stopwatch';

/** The probe that the bench puts into every page. */
interface Probe {
  readonly load: LoadRecord;
  readonly interactions: readonly Interaction[];
  /** Arms a stopwatch until something is shown, or the page settles; `time` then has the result. */
  readonly arm: (until: 'shown' | 'settled', order: StopwatchOrder) => void;
  readonly startFrames: () => void;
  readonly stopFrames: () => readonly number[];
  /** The stopwatch's result in milliseconds. */
  time: Promise<number | undefined> | undefined;
}

declare global {
  var probe: Probe;
}

const probe: Probe = {
  load: recordLoad(),
  interactions: recordInteractions(),
  arm: (until, order) => {
    probe.time = until === 'shown' ? armStopwatch(order) : armSettling(order);
  },
  startFrames,
  stopFrames,
  time: undefined,
};
globalThis.probe = probe;
