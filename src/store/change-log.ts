/** By tab, how many of its changes the stored data includes; only the latest tabs are kept. */
export type Seen = ReadonlyMap<string, number>;
const MAX_TABS = 20;

/** How many changes a tab can replay. A slow machine falls behind by hundreds. */
const MAX_CHANGES = 1_000;

/** Older changes are not replayed into data that does not list this tab: it may have dropped out of the list. */
const RACE_MS = 30_000;

/** @param input may come from another version of the shop */
export function parseSeen(input: unknown): Seen | undefined {
  if (!Array.isArray(input)) return undefined;
  return new Map(input.filter((pair) => Array.isArray(pair) && Number.isFinite(pair[1])));
}

export type Update<Value> = (value: Value) => Value;

/** Remembers this tab's recent changes, to replay those that another tab's write has overwritten. */
export function createChangeLog<Value>() {
  const tab = Math.random().toString(36).slice(2);
  let last = 0;
  let recent: ReadonlyArray<{ number: number; at: number; update: Update<Value> }> = [];
  return {
    add(update: Update<Value>): void {
      last += 1;
      recent = [...recent.slice(1 - MAX_CHANGES), { number: last, at: performance.now(), update }];
    },
    forget(): void {
      recent = [];
    },
    /** `seen` for data that includes all changes of this tab. */
    complete: (seen: Seen = new Map()): Seen =>
      new Map([...[...seen].filter(([other]) => other !== tab), [tab, last] as const].slice(-MAX_TABS)),
    /** The changes that are missing from data with this `seen`; none if no tab of the shop wrote it. */
    lost(seen: Seen | undefined): ReadonlyArray<Update<Value>> {
      if (!seen) return [];
      const oldest = performance.now() - RACE_MS;
      const known = seen.get(tab) ?? recent.findLast(({ at }) => at < oldest)?.number ?? 0;
      return recent.flatMap(({ number, update }) => (number > known ? update : []));
    },
  };
}
