import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The owner's folder, relative to the repository: shop/, or this repository's own example where there is none. */
export const ownersFolder = (): string =>
  existsSync(path.join(root, 'shop')) ? 'shop' : 'examples/ultraviolet';
