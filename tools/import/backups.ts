import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const KEPT = 5;

/** .bak is the first, .bak-2 the second. */
const ENDING = /^\.bak(?:-(?<number>[2-9]|[1-9]\d{1,8}))?$/u;

const backupName = (file: string, number: number) => `${file}.bak${number === 1 ? '' : `-${number}`}`;

/** The numbers of a file's backups, the newest first. Folders and links are somebody else's. */
function numbersOf(file: string): number[] {
  const name = path.basename(file);
  return readdirSync(path.dirname(file), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(name))
    .flatMap((entry) => {
      const ending = ENDING.exec(entry.name.slice(name.length));
      return ending ? [Number(ending.groups?.['number'] ?? 1)] : [];
    })
    .toSorted((a, b) => b - a);
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Whole or not at all, and never over another. */
function copyWhole(file: string, backup: string): void {
  const draft = path.join(path.dirname(backup), `.${path.basename(backup)}.${randomUUID()}.tmp`);
  try {
    copyFileSync(file, draft, constants.COPYFILE_EXCL);
    renameSync(draft, backup);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Keeps a file under the name after that of its newest backup: a second name for it, so that there is no moment without the
 * file, or a copy where the disk knows no such names.
 * @param named where backups are, in case `file` is what a link there leads to
 * @returns the backup
 */
export function keepOld(file: string, named: string): string {
  for (let number = (numbersOf(named)[0] ?? 0) + 1; ; number += 1) {
    const backup = backupName(named, number);
    try {
      linkSync(file, backup);
      return backup;
    } catch (error) {
      if (isTaken(error) || existsSync(backup)) continue;
      copyWhole(file, backup);
      return backup;
    }
  }
}

/** Removes a file's oldest backups. @returns those that are gone */
export function removeOldest(named: string): string[] {
  return numbersOf(named)
    .slice(KEPT)
    .map((number) => backupName(named, number))
    .filter((backup) => {
      try {
        rmSync(backup);
        return true;
      } catch {
        return false;
      }
    })
    .toReversed();
}
