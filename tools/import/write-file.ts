import { existsSync, realpathSync } from 'node:fs';
import { writeAtomically } from '../shared/write-atomically';
import { backUp, removeOldBackups } from './backups';

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

export interface Backups {
  /** The old catalog, if there was one. */
  backup: string | undefined;
  /** Older backups that were deleted. */
  removed: readonly string[];
}

export function writeCatalog(file: string, products: Iterable<unknown>): Backups {
  const target = existsSync(file) ? realpathSync(file) : file;
  let backup: string | undefined;
  writeAtomically(target, jsonOf(products), () => {
    if (existsSync(target)) backup = backUp(target, file);
    return true;
  });
  return { backup, removed: backup === undefined ? [] : removeOldBackups(file) };
}
