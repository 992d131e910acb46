import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyStarter } from './make-shop';

const root = path.resolve(import.meta.dirname, '../..');
const SAMPLE = 'examples/ultraviolet/settings.ts';

/** @returns what the command prints, or `undefined` if it fails */
function git(folder: string, ...words: readonly string[]): string | undefined {
  const owner = ['-c', 'user.name=Owner', '-c', 'user.email=owner@shop.example'];
  const { status, stdout } = spawnSync('git', [...owner, ...words], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const has = (commit: string, file: string) => git(root, 'cat-file', '-e', `${commit}:${file}`) !== undefined;

const OWN = 'shop/settings.ts';

/** The oldest commit, at most ten back, in which shop/ is left to the owner; none where an owner has committed one. */
const base = has('HEAD', OWN)
  ? undefined
  : git(root, 'rev-list', '--max-count=11', '--first-parent', 'HEAD')
      ?.split('\n')
      .findLast((commit) => has(commit, SAMPLE) && !has(commit, OWN));

it('leaves what an owner has as it is', () => {
  const shop = mkdtempSync(path.join(tmpdir(), 'shop-'));
  mkdirSync(path.join(shop, 'photos'));
  for (const file of ['theme.css', 'help.ts', 'photos/a.jpg']) writeFileSync(path.join(shop, file), 'own');
  copyStarter(shop);
  for (const file of ['theme.css', 'help.ts', 'photos/a.jpg'])
    expect(readFileSync(path.join(shop, file), 'utf8'), file).toBe('own');
  expect(existsSync(path.join(shop, 'settings.ts'))).toBe(true);
  rmSync(shop, { recursive: true });
});

it.runIf(base !== undefined)(
  'takes ten commits of new code into a clone with a shop, without a conflict',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
    git(root, 'clone', '--quiet', '--shared', root, folder);
    git(folder, 'checkout', '--quiet', '-B', 'mine', String(base));
    copyStarter(path.join(folder, 'shop'), 'Mine');
    git(folder, 'add', 'shop');
    expect(git(folder, 'commit', '--quiet', '--message', 'Make the shop')).toBeDefined();
    const own = git(folder, 'rev-parse', 'HEAD:shop');
    const head = String(git(root, 'rev-parse', 'HEAD'));
    expect(git(folder, 'merge', '--no-edit', head)).toBeDefined();
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(git(folder, 'rev-parse', 'HEAD:shop')).toBe(own);
    expect(git(folder, 'diff', '--stat', head, '--', '.', ':!shop')).toBe('');
    rmSync(folder, { recursive: true });
  },
);
