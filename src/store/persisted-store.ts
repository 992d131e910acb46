import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import {
  readStored,
  removeStored,
  storageKey,
  watchStored,
  writeStored,
  type StorageProblem,
} from '../lib/browser-storage';
import { parseJson } from '../lib/parse-json';

type Update<Value> = (value: Value) => Value;

interface PersistedStoreOptions<Value> {
  name: string;
  /** For first visits and prerendering. */
  initial: Value;
  /** Must not throw. Drops what it cannot read, and calls `onLoss` if a shopper would miss it. */
  parse: (data: unknown, onLoss: () => void) => Value;
  /** Applied to each value that is read or set, such as a limit. Returns the same object if nothing is to change. */
  normalize?: (value: Value) => Value;
  /** From version 1 to 2, 2 to 3, and so on; `parse` reads the last result. */
  migrations?: ReadonlyArray<(data: unknown) => unknown>;
}

/** `damaged`: stored data could not be read. */
export type StorageTrouble = StorageProblem | 'damaged';

export const storageProblem = createStore<StorageTrouble | undefined>()(() => undefined);

const envelope = v.object({ version: v.number(), data: v.unknown() });

function setAside(key: string, text: string): StorageProblem | undefined {
  if (readStored(`${key}.unreadable`) === text) return undefined;
  storageProblem.setState('damaged', true);
  return writeStored(`${key}.unreadable`, text);
}

const asItIs = <Value>(value: Value) => value;

function decode<Value>(key: string, text: string, options: PersistedStoreOptions<Value>): Value {
  const { initial, parse, normalize = asItIs, migrations = [] } = options;
  const stored = v.safeParse(envelope, parseJson(text));
  if (!stored.success || stored.output.version < 1 || stored.output.version > migrations.length + 1) {
    // It may be a newer version's, which the next write would destroy. There may be no room for a second copy.
    removeStored(key);
    if (setAside(key, text)) writeStored(key, text);
    return initial;
  }
  const { data, version } = stored.output;
  const latest = migrations.slice(version - 1).reduce((older, migrate) => migrate(older), data);
  return normalize(parse(latest, () => void setAside(key, text)));
}

/**
 * A value in this device's storage, shared by all tabs. A change reads, applies and writes in one synchronous turn.
 * docs/decisions/0003-tabs-agree.md
 */
export function createPersistedStore<Value>(options: PersistedStoreOptions<Value>) {
  const { name, initial, normalize = asItIs, migrations = [] } = options;
  const store = createStore<Value>()(() => initial);
  const key = storageKey(name);
  const version = migrations.length + 1;
  /** The text last read or written. */
  let known: string | undefined;

  const set = (wanted: Value): StorageProblem | undefined => {
    if (wanted === store.getState()) return undefined;
    const value = normalize(wanted);
    const text = JSON.stringify({ version, data: value });
    const problem = writeStored(key, text);
    // If storage is full, it still holds the old text.
    known = problem ? readStored(key) : text;
    store.setState(value, true);
    if (problem) storageProblem.setState(problem, true);
    return problem;
  };

  const pull = (): void => {
    const text = readStored(key);
    if (text === known) return;
    known = text;
    store.setState(text === undefined ? initial : decode(key, text, options), true);
  };

  return Object.assign(store, {
    pull,
    set,
    change: (update: Update<Value>): StorageProblem | undefined => {
      pull();
      return set(update(store.getState()));
    },
    /** Pulls now and whenever another tab writes. Returns the unsubscribe. */
    follow: (): (() => void) => {
      pull();
      return watchStored(key, pull);
    },
  });
}
