import { existsSync, linkSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../shared/write-atomically';

const MAX_BACKUPS = 5;

/** .bak, .bak-2, .bak-3, … */
const ENDING = /^\.bak(?:-(?<number>[2-9]|[1-9]\d{1,8}))?$/u;

const backupName = (file: string, number: number) => `${file}.bak${number === 1 ? '' : `-${number}`}`;

/** The numbers of a file's backups, newest first. Only regular files count. */
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

/**
 * Backs a file up under the next number: by a hard link, so that the file is there at every moment, or by a copy if the
 * file system has no links.
 * @param named the path that backups are named after; differs from `file` if it is a symbolic link
 * @returns the backup's path
 */
export function backUp(file: string, named: string): string {
  for (let number = (numbersOf(named)[0] ?? 0) + 1; ; number += 1) {
    const backup = backupName(named, number);
    try {
      linkSync(file, backup);
      return backup;
    } catch (error) {
      if (isTaken(error) || existsSync(backup)) continue;
      writeAtomically(backup, [readFileSync(file)]);
      return backup;
    }
  }
}

/** @returns the paths removed */
export function removeOldBackups(named: string): string[] {
  return numbersOf(named)
    .slice(MAX_BACKUPS)
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
