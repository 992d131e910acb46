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

interface PersistedStoreOptions<Value> {
  name: string;
  /** For a first visit, and prerendering. */
  initial: Value;
  /** Must not throw: drops what it cannot read, and says so where a shopper would miss it. */
  parse: (data: unknown, onLoss: () => void) => Value;
  /** Unless the value is stored as it is. */
  serialize?: (value: Value) => unknown;
  /** From version 1 to 2, 2 to 3, and so on; `parse` reads the last one's result. */
  migrations?: ReadonlyArray<(data: unknown) => unknown>;
}

/** `damaged`: something that was stored cannot be read. */
export type StorageTrouble = StorageProblem | 'damaged';

export const storageProblem = createStore<StorageTrouble | undefined>()(() => undefined);

/** How many changes of each tab are in the data, for the last tabs that changed it. */
type Seen = ReadonlyMap<string, number>;
const MAX_TABS = 20;

/** How many changes a tab can apply again; a slow machine is behind by hundreds. */
const MAX_CHANGES = 1_000;

/** How long those of a tab of which a text knows nothing: it may have been forgotten for others. */
const RACE_MS = 30_000;

const envelope = v.object({
  version: v.number(),
  data: v.unknown(),
  seen: v.optional(v.unknown()),
});

function parseSeen(input: unknown): Seen | undefined {
  if (!Array.isArray(input)) return undefined;
  return new Map(input.filter((pair) => Array.isArray(pair) && Number.isFinite(pair[1])));
}

function setAside(key: string, text: string): StorageProblem | undefined {
  if (readStored(`${key}.unreadable`) === text) return undefined;
  storageProblem.setState('damaged', true);
  return writeStored(`${key}.unreadable`, text);
}

type Update<Value> = (value: Value) => Value;

/** The recent changes of this tab, and which of them another tab's write has overwritten. */
function createChangeLog<Value>() {
  const tab = Math.random().toString(36).slice(2);
  let last = 0;
  let recent: ReadonlyArray<{ number: number; at: number; update: Update<Value> }> = [];
  return {
    add(update: Update<Value>): void {
      last += 1;
      recent = [...recent.slice(1 - MAX_CHANGES), { number: last, at: performance.now(), update }];
    },
    /** When the storage has been cleared. */
    forget(): void {
      recent = [];
    },
    /** Of a text with all changes of this tab. */
    complete: (seen: Seen = new Map()): Seen =>
      new Map([...[...seen].filter(([other]) => other !== tab), [tab, last] as const].slice(-MAX_TABS)),
    /** @param seen `undefined` if no tab of the shop wrote the text */
    lost(seen: Seen | undefined): ReadonlyArray<Update<Value>> {
      if (!seen) return [];
      const oldest = performance.now() - RACE_MS;
      const known = seen.get(tab) ?? recent.findLast(({ at }) => at < oldest)?.number ?? 0;
      return recent.flatMap(({ number, update }) => (number > known ? update : []));
    },
  };
}

/**
 * A value in this device's storage, shared by all tabs. A change reads, applies and writes in one synchronous turn; tabs
 * may still overwrite each other, so a tab applies its lost changes again. docs/decisions/0003-tabs-agree.md
 */
export function createPersistedStore<Value>({
  name,
  initial,
  parse,
  serialize = (value) => value,
  migrations = [],
}: PersistedStoreOptions<Value>) {
  const store = createStore<Value>()(() => initial);
  const key = storageKey(name);
  const version = migrations.length + 1;
  const log = createChangeLog<Value>();
  /** The text last read or written, and the changes in it. */
  let known: string | undefined;
  let seen: Seen | undefined;

  const decode = (text: string): Value => {
    const stored = v.safeParse(envelope, parseJson(text));
    seen = stored.success ? parseSeen(stored.output.seen) : undefined;
    if (!stored.success || stored.output.version < 1 || stored.output.version > version) {
      // Perhaps of a newer version of the shop, which the next write would destroy. There may be no room for it twice.
      removeStored(key);
      if (setAside(key, text)) writeStored(key, text);
      return initial;
    }
    const { data, version: from } = stored.output;
    const latest = migrations.slice(from - 1).reduce((older, migrate) => migrate(older), data);
    return parse(latest, () => void setAside(key, text));
  };

  const set = (value: Value): StorageProblem | undefined => {
    if (value === store.getState()) return undefined;
    const text = JSON.stringify({ version, data: serialize(value), seen: seen && [...seen] });
    const problem = writeStored(key, text);
    // A full storage still holds the former text.
    known = problem ? readStored(key) : text;
    store.setState(value, true);
    if (problem) storageProblem.setState(problem, true);
    return problem;
  };

  const apply = (updates: ReadonlyArray<Update<Value>>): StorageProblem | undefined => {
    seen = log.complete(seen);
    return set(updates.reduce((value, update) => update(value), store.getState()));
  };

  const pull = (): void => {
    const text = readStored(key);
    if (text === known) return;
    known = text;
    store.setState(text === undefined ? initial : decode(text), true);
    if (text === undefined) log.forget();
    apply(log.lost(seen));
  };

  return Object.assign(store, {
    pull,
    set,
    change: (update: Update<Value>): StorageProblem | undefined => {
      pull();
      log.add(update);
      return apply([update]);
    },
    /** Pulls, now and whenever another tab writes. Returns a function that stops it. */
    follow: (): (() => void) => {
      pull();
      return watchStored(key, pull);
    },
  });
}
