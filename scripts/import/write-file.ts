import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { ImportError, shownPath, whyRefused } from './import-error';

/** Writes beside the file and renames, so that nobody ever finds half of it; `keep` is called just before. */
export function writeWhole(file: string, pieces: Iterable<string | Uint8Array>, keep?: () => void): void {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}.tmp`);
  try {
    const handle = openSync(draft, 'wx');
    try {
      for (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
      }
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    keep?.();
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof ImportError) throw error;
    throw new ImportError(`cannot be written: ${whyRefused(error)}; it is as it was`, shownPath(file));
  }
}

/** Data.json.bak, or .bak-2 and so on: an older one is never written over. */
function backupName(file: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${file}.bak${number === 1 ? '' : `-${number}`}`;
    if (!existsSync(name)) return name;
  }
}

/** A second name for the same file, so that there is no moment without it; a copy where the disk knows no links. */
function keepOld(file: string, backup: string): void {
  try {
    linkSync(file, backup);
  } catch {
    try {
      copyFileSync(file, backup, constants.COPYFILE_EXCL);
    } catch (error) {
      rmSync(backup, { force: true });
      throw error;
    }
  }
}

function* jsonOf(products: Iterable<unknown>): Generator<string> {
  let batch = '[';
  let separator = '\n';
  for (const product of products) {
    batch += `${separator}  ${JSON.stringify(product, undefined, 2).replaceAll('\n', '\n  ')}`;
    separator = ',\n';
    if (batch.length > 1 << 18) {
      yield batch;
      batch = '';
    }
  }
  yield `${batch}\n]\n`;
}

/** @returns where the old catalogue is kept, if there was one */
export function writeCatalogue(file: string, products: Iterable<unknown>): string | undefined {
  const target = existsSync(file) ? realpathSync(file) : file;
  const backup = existsSync(target) ? backupName(file) : undefined;
  writeWhole(target, jsonOf(products), () => {
    if (backup !== undefined) keepOld(target, backup);
  });
  return backup;
}
