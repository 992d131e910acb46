import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { makeFolder, writeAtomically } from '../shared/write-atomically';

const made = v.object({ hash: v.string(), widths: v.array(v.number()) });

const recordSchema = v.object({ photos: v.record(v.string(), made), brand: v.optional(v.string()) });

export type Made = v.InferOutput<typeof made>;

const ABOUT =
  'What `npm run pictures` made, and from what, so that only what changes is made again. Keep it with the pictures.';

/** Milliseconds. Bounds what an aborted run loses. */
const SAVE_INTERVAL = 1000;

export const hashOf = (...parts: ReadonlyArray<string | Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** The files that earlier runs made. Compared by content hash, since a clone does not preserve file times. */
export class Record {
  readonly #file: string;
  readonly #photos: Map<string, Made>;
  #brand: string | undefined;
  #saved = performance.now();
  #isChanged = false;

  constructor(shopDir: string) {
    this.#file = path.join(shopDir, 'photos/.made.json');
    const known = this.#read();
    this.#photos = new Map(Object.entries(known?.photos ?? {}));
    this.#brand = known?.brand;
  }

  /** A damaged file counts as missing: everything is made again. */
  #read() {
    try {
      const result = v.safeParse(recordSchema, JSON.parse(readFileSync(this.#file, 'utf8')));
      return result.success ? result.output : undefined;
    } catch {
      return undefined;
    }
  }

  get brand(): string | undefined {
    return this.#brand;
  }

  set brand(hash: string) {
    this.#brand = hash;
    this.#isChanged = true;
  }

  get photos(): ReadonlyMap<string, Made> {
    return this.#photos;
  }

  set(file: string, entry: Made): void {
    this.#photos.set(file, entry);
    this.#isChanged = true;
    if (performance.now() - this.#saved > SAVE_INTERVAL) this.save();
  }

  forget(file: string): void {
    this.#isChanged = this.#photos.delete(file) || this.#isChanged;
  }

  save(): void {
    if (!this.#isChanged) return;
    const sorted = [...this.#photos].toSorted(([a], [b]) => (a < b ? -1 : 1));
    // As `npm run format` leaves it.
    const entries = sorted.map(
      ([file, { hash, widths }]) =>
        `\n    ${JSON.stringify(file)}: {\n      "hash": "${hash}",\n      "widths": [${widths.join(', ')}]\n    }`,
    );
    const photos = entries.length > 0 ? `{${entries.join(',')}\n  }` : '{}';
    const brand = this.#brand === undefined ? '' : `\n  "brand": ${JSON.stringify(this.#brand)},`;
    makeFolder(path.dirname(this.#file));
    writeAtomically(this.#file, [
      `{\n  "about": ${JSON.stringify(ABOUT)},${brand}\n  "photos": ${photos}\n}\n`,
    ]);
    this.#saved = performance.now();
    this.#isChanged = false;
  }
}
