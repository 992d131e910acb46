import { existsSync, realpathSync } from 'node:fs';
import { writeWhole } from '../shared/write-whole';
import { keepOld, removeOldest } from './backups';

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

export interface Kept {
  /** Where the old catalogue is, if there was one. */
  backup: string | undefined;
  /** Older backups that are gone. */
  removed: readonly string[];
}

export function writeCatalogue(file: string, products: Iterable<unknown>): Kept {
  const target = existsSync(file) ? realpathSync(file) : file;
  let backup: string | undefined;
  writeWhole(target, jsonOf(products), () => {
    if (existsSync(target)) backup = keepOld(target, file);
    return true;
  });
  return { backup, removed: backup === undefined ? [] : removeOldest(file) };
}
