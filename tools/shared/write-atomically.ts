import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { OwnerError, shownPath, whyRefused } from './owner-error';

/**
 * Writes a temporary file and renames it, so that readers never see a partial file.
 * @param mayReplace called before the rename; `false` leaves the file as it was
 * @returns whether the file was written
 */
export function writeAtomically(
  file: string,
  pieces: Iterable<string | Uint8Array>,
  mayReplace: () => boolean = () => true,
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
    const isReplaced = mayReplace();
    if (isReplaced) renameSync(draft, file);
    else rmSync(draft);
    return isReplaced;
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof OwnerError) throw error;
    throw new OwnerError(`cannot be written: ${whyRefused(error)}; it was not changed`, shownPath(file));
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new OwnerError(`cannot be made: ${whyRefused(error)}`, shownPath(folder));
  }
}
