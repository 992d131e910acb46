import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyStarter } from '../shared/make-shop';
import { shownPath, whyRefused } from '../shared/owner-error';

const root = path.resolve(import.meta.dirname, '../..');

/** This shop's own, or generated. */
const NOT_COPIED = new Set(['.git', 'dist', 'build', 'shop', 'examples/ultraviolet', 'test-results']);
const NOT_COPIED_BELOW = new Set(['node_modules', '.cache']);

/** "my-guitars" becomes "My Guitars". */
function nameFrom(folder: string): string {
  const words = path
    .basename(folder)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'My Shop';
}

/** Why the folder cannot be used, as a sentence. */
function refusal(target: string): string | undefined {
  const shown = shownPath(target);
  if (!path.relative(root, target).startsWith('..'))
    return `${shown} is inside this shop: name a folder beside it, such as ../my-shop.`;
  if (!existsSync(target)) return undefined;
  try {
    if (readdirSync(target).length > 0) return `${shown} is not empty: name a new folder.`;
  } catch (error) {
    return `${shown} cannot be used: ${whyRefused(error)}.`;
  }
  return undefined;
}

const isCopied = (file: string) =>
  !NOT_COPIED.has(path.relative(root, file)) && !NOT_COPIED_BELOW.has(path.basename(file));

/**
 * Copies the code together with the starter shop. Throws a sentence for the owner, and leaves the folder as it was.
 * @returns what to do next
 */
export function newShop(folder: string): string {
  const target = path.resolve(folder);
  const problem = refusal(target);
  if (problem !== undefined) throw new Error(problem);
  const unfinished = `${target}.unfinished`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(root, unfinished, { recursive: true, filter: isCopied });
    copyStarter(path.join(unfinished, 'shop'), nameFrom(target));
    if (existsSync(target)) rmSync(target, { recursive: true });
    renameSync(unfinished, target);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    throw new Error(`${shownPath(target)} cannot be created: ${whyRefused(error)}.`, { cause: error });
  }
  return `${nameFrom(target)} is in ${shownPath(target)}, with one product. Next:

  cd ${shownPath(target)}
  npm ci && npm start       the shop at http://localhost:4173/

Everything of yours is in shop/. Go on with docs/your-own-shop.md.`;
}
