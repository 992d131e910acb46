import { constants, copyFileSync, existsSync, linkSync, realpathSync, rmSync } from 'node:fs';
import { writeWhole } from '../shared/write-whole';

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
