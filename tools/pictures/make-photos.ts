import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { whyRefused } from '../shared/owner-error';
import { plural } from '../shared/plural';
import { makeFolder, writeAtomically } from '../shared/write-atomically';
import { develop, MAX_MEGAPIXELS } from './develop';
import { encode, ENCODER } from './encode';
import { photosDir, type Photo } from './list-photos';
import { photoKind } from './photo-kind';
import { hashOf, type Record } from './record';
import { filesOf, recipeOf } from './recipes';

export interface Outcome {
  photo: Photo;
  /** Widths of its pictures; none if the photo could not be used. */
  widths: readonly number[];
  isNew: boolean;
  /** Why it could not be used. */
  problem?: string;
  /** Hints for the owner. */
  remarks: readonly string[];
  /** Total bytes. */
  weight: number;
}

export interface MakeOptions {
  shopDir: string;
  record: Record;
  /** Includes unchanged photos. */
  isAll: boolean;
  /** Prints a line of progress. */
  say: (line: string) => void;
}

/** Encoding an AVIF takes more than a second of CPU; libvips itself uses several cores. */
const AT_ONCE = 2;

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** Turns sharp's message into a sentence for the owner. */
function whyDamaged(error: unknown, extension: string): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('exceeds pixel limit'))
    return `has more than ${MAX_MEGAPIXELS} megapixels: save it smaller, 1280 pixels wide is enough`;
  const [first = ''] = message.split('\n');
  return `is cut off or damaged, or not a readable ${extension}: copy or export it again (${first})`;
}

const refused = (photo: Photo, problem: string): Outcome => ({
  photo,
  widths: [],
  isNew: false,
  problem,
  remarks: [],
  weight: 0,
});

interface Source {
  photo: Photo;
  bytes: Uint8Array;
  hash: string;
  extension: string;
}

async function makeOne(
  { photo, bytes, hash, extension }: Source,
  { shopDir, record }: MakeOptions,
): Promise<Outcome> {
  const recipe = recipeOf(photo.stem);
  const remarks: string[] = [];
  let weight = 0;
  let master;
  try {
    master = await develop(bytes, recipe);
  } catch (error) {
    return refused(photo, whyDamaged(error, extension));
  }
  for await (const encoded of encode(master, recipe)) {
    const file = `${photo.stem}-${encoded.width}.${encoded.format}`;
    writeAtomically(path.join(shopDir, recipe.folder, file), [encoded.bytes]);
    weight += encoded.bytes.length;
    if (encoded.exceeded !== undefined)
      remarks.push(
        `${file} weighs ${kilobytes(encoded.bytes.length)}, more than ${kilobytes(encoded.exceeded)}: a quieter background makes it lighter`,
      );
  }
  if (master.ownWidth < (recipe.widths[1] ?? 0))
    remarks.push(
      `it is only ${master.ownWidth} pixels wide in the shape of its place, so it looks soft: ${recipe.widths.at(-1)} are best`,
    );
  const { widths } = master;
  record.set(photo.file, { hash, widths: [...widths] });
  return { photo, widths, isNew: true, remarks, weight };
}

/** Reads a photo. Returns its outcome right away if it is unchanged or cannot be used. */
function examine(photo: Photo, { shopDir, record, isAll }: MakeOptions): Source | Outcome {
  let bytes;
  try {
    bytes = readFileSync(path.join(photosDir(shopDir), photo.file));
  } catch (error) {
    return refused(photo, `cannot be read: ${whyRefused(error)}`);
  }
  const kind = photoKind(bytes, photo.file);
  if ('problem' in kind) return refused(photo, kind.problem);
  const hash = hashOf(JSON.stringify([ENCODER, recipeOf(photo.stem)]), bytes);
  const before = record.photos.get(photo.file);
  const isThere = (file: string) => existsSync(path.join(shopDir, file));
  if (!isAll && before?.hash === hash && filesOf(photo.stem, before.widths).every(isThere))
    return { photo, widths: before.widths, isNew: false, remarks: [], weight: 0 };
  return { photo, bytes, hash, extension: kind.extension };
}

/** Makes the pictures of new and changed photos. Throws if the folder cannot be written. */
export async function makePhotos(photos: readonly Photo[], options: MakeOptions): Promise<Outcome[]> {
  if (photos.length === 0) return [];
  for (const folder of new Set(photos.map(({ stem }) => recipeOf(stem).folder)))
    makeFolder(path.join(options.shopDir, folder));
  const outcomes: Outcome[] = [];
  const queue = [...photos.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, photo] = next;
      const source = examine(photo, options);
      const outcome = 'bytes' in source ? await makeOne(source, options) : source;
      outcomes.push(outcome);
      const { problem, widths, isNew, weight } = outcome;
      const result = problem ?? `${plural(widths.length, 'width')}, ${kilobytes(weight)}`;
      if (problem !== undefined || isNew)
        options.say(`${index + 1}/${photos.length} ${photo.file}: ${result}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    // If one worker failed, stop the other.
    queue.length = 0;
    options.record.save();
  }
  return outcomes.toSorted((a, b) => (a.photo.file < b.photo.file ? -1 : 1));
}
