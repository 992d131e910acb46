import { timeOfFirst } from './first-shown';
import { startFrames, stopFrames } from './record-frames';
import { recordInteractions, type Interaction } from './record-interactions';
import { recordLoad, type LoadRecord } from './record-load';
import { recordMoves } from './record-moves';
import { armSettling } from './settling';
import { armStopwatch, type StopwatchOrder } from './stopwatch';

/** What the bench finds in every page that it opens. */
interface Probe {
  readonly load: LoadRecord;
  readonly interactions: readonly Interaction[];
  /** Readies a stopwatch until something is shown, or until all has settled; `time` then tells. */
  readonly arm: (until: 'shown' | 'settled', order: StopwatchOrder) => void;
  readonly watchFirst: (selector: string) => void;
  readonly watchMoves: (selector: string) => void;
  readonly startFrames: () => void;
  readonly stopFrames: () => readonly number[];
  /** What the stopwatch, or the watch for something's first paint, comes to in milliseconds. */
  time: Promise<number | undefined> | undefined;
  moves: readonly number[];
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
  watchFirst: (selector) => {
    probe.time = timeOfFirst(selector);
  },
  watchMoves: (selector) => {
    probe.moves = recordMoves(selector);
  },
  startFrames,
  stopFrames,
  time: undefined,
  moves: [],
};
globalThis.probe = probe;
