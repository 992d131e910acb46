import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { OwnerError } from '../shared/owner-error';

/** Entries of a zip as streams of text. */
export type Parts = ReadonlyMap<string, () => AsyncGenerator<string>>;

/** 100,000 rows take about 75 MB. */
const MAX_UNPACKED = 300_000_000;
/** Sheets compress about tenfold; a zip bomb, thousandfold. */
const MAX_RATIO = 100;
const RATIO_CHECKED_FROM = 20_000_000;
/** Workbooks have dozens. */
const MAX_PARTS = 10_000;

const tooLarge = (bytes: number) =>
  new OwnerError(
    `is a workbook of ${Math.round(bytes / 1_000_000)} MB when unpacked, which takes too much memory: save the sheet as CSV`,
  );

const damaged = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return new OwnerError(
    message.startsWith('too many bytes')
      ? 'is a workbook that unpacks to more than it declares: it is damaged, save it again'
      : `cannot be read as a workbook (${message}): it is cut off, or not an .xlsx`,
  );
};

/** Limits the total size of all parts. */
class Counter {
  readonly #packed: number;
  #bytes = 0;

  constructor(packed: number) {
    this.#packed = packed;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_UNPACKED) throw tooLarge(this.#bytes);
    if (this.#bytes > Math.max(RATIO_CHECKED_FROM, this.#packed * MAX_RATIO))
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

/** Opens a zip. Throws if it is damaged or would unpack to more than fits into memory. */
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
