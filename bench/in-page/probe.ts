import { recordInteractions, type Interaction } from './record-interactions';
import { recordLoad, type LoadRecord } from './record-load';
import { armStopwatch, type StopwatchOrder } from './stopwatch';

/** What the bench finds in every page that it opens. */
interface Probe {
  readonly load: LoadRecord;
  readonly interactions: readonly Interaction[];
  /** Readies the stopwatch: its time is then in `time`. */
  readonly arm: (order: StopwatchOrder) => void;
  time: Promise<number | undefined> | undefined;
}

declare global {
  var probe: Probe;
}

globalThis.probe = {
  load: recordLoad(),
  interactions: recordInteractions(),
  arm: (order) => {
    globalThis.probe.time = armStopwatch(order);
  },
  time: undefined,
};
