import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { OwnerError } from '../shared/owner-error';

/** The texts of a zip, each read piece by piece. */
export type Parts = ReadonlyMap<string, () => AsyncGenerator<string>>;

/** 100,000 rows are some 75 MB unpacked. */
const MAX_UNPACKED = 300_000_000;
/** A sheet becomes some ten times smaller when packed. One of a million times the same says nothing, and takes minutes. */
const MAX_RATIO = 100;
const NO_MATTER = 20_000_000;
/** A workbook has some dozens. */
const MAX_PARTS = 10_000;

const tooLarge = (bytes: number) =>
  new OwnerError(
    `is a workbook of ${Math.round(bytes / 1_000_000)} MB when unpacked, which takes too much memory: save the sheet as CSV`,
  );

const damaged = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return new OwnerError(
    message.startsWith('too many bytes')
      ? 'is a workbook that unpacks to more than it says: it is damaged, save it again'
      : `cannot be read as a workbook (${message}): it is cut off, or no .xlsx`,
  );
};

/** Counts what comes out of all parts. */
class Counter {
  readonly #packed: number;
  #bytes = 0;

  constructor(packed: number) {
    this.#packed = packed;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_UNPACKED) throw tooLarge(this.#bytes);
    if (this.#bytes > Math.max(NO_MATTER, this.#packed * MAX_RATIO))
      throw new OwnerError(
        `is a workbook that unpacks to more than ${MAX_RATIO} times its size: it is damaged, or save the sheet as CSV`,
      );
  }
}

async function* textOf(zip: ZipFile, entry: Entry, counter: Counter): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    const stream: AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry);
    for await (const bytes of stream) {
      counter.add(bytes.length);
      yield decoder.decode(bytes, { stream: true });
    }
  } catch (error) {
    throw error instanceof OwnerError ? error : damaged(error);
  }
}

/** What is in a zip, by name. Throws for a zip that is damaged, or unpacks to more than fits into memory. */
export async function unzip(bytes: Uint8Array): Promise<Parts> {
  const parts = new Map<string, () => AsyncGenerator<string>>();
  const counter = new Counter(bytes.length);
  let stated = 0;
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true });
    if (zip.entryCount > MAX_PARTS) throw new Error(`it has ${zip.entryCount} parts`);
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName, () => textOf(zip, entry, counter));
      if (entry.fileName.endsWith('.xml')) stated += entry.uncompressedSize;
    }
  } catch (error) {
    throw damaged(error);
  }
  if (stated > MAX_UNPACKED) throw tooLarge(stated);
  return parts;
}
