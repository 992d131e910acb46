import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { OwnerError, shownPath, whyRefused } from './owner-error';

/**
 * Writes beside the file and renames, so that nobody ever finds half of it. Says whether it did.
 * @param isWanted asked just before; where it says no, the file stays as it is
 */
export function writeWhole(
  file: string,
  pieces: Iterable<string | Uint8Array>,
  isWanted: () => boolean = () => true,
): boolean {
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
    const isStillWanted = isWanted();
    if (isStillWanted) renameSync(draft, file);
    else rmSync(draft);
    return isStillWanted;
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`cannot be written: ${whyRefused(error)}; it is as it was`, shownPath(file));
  }
}

/** Makes a folder where there is none. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new OwnerError(`cannot be made: ${whyRefused(error)}`, shownPath(folder));
  }
}
