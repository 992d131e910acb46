import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { loadShop } from '../check/shop';
import { newShop } from './new-shop';

const room = mkdtempSync(path.join(tmpdir(), 'new-shop-'));
afterAll(() => rmSync(room, { recursive: true }));

it('makes a shop in an empty folder, with its name, all of the code, and one product', async () => {
  const folder = path.join(room, 'my-guitars');
  mkdirSync(folder);
  expect(newShop(folder)).toContain(`My Guitars is in ${folder}, with one product.`);
  vi.stubEnv('SHOP', path.join(folder, 'shop'));
  expect((await loadShop()).settings.name).toBe('My Guitars');
  expect(JSON.parse(readFileSync(path.join(folder, 'shop/Data.json'), 'utf8'))).toHaveLength(1);
  expect(readFileSync(path.join(folder, 'shop/help.ts'), 'utf8')).toContain("from '../src/lib/shop'");
  for (const file of [
    'package.json',
    'src/main.tsx',
    'scripts/build.ts',
    'tools/check.ts',
    '.gitignore',
    'e2e/fixture/Data.json',
  ])
    expect(existsSync(path.join(folder, file)), file).toBe(true);
  for (const file of ['node_modules', '.git', 'dist', 'build', 'shop/tests', 'studio/node_modules'])
    expect(existsSync(path.join(folder, file)), file).toBe(false);
  vi.unstubAllEnvs();
});

it('leaves alone what is there, and says so', () => {
  const full = path.join(room, 'full');
  mkdirSync(full);
  writeFileSync(path.join(full, 'letter.txt'), 'Dear');
  const file = path.join(room, 'file');
  writeFileSync(file, '');
  for (const [folder, message] of [
    [full, 'is not empty: name a new folder.'],
    [file, 'cannot be used: a part of its path is not a folder.'],
    [path.join(file, 'below'), 'cannot be made: a part of its path is not a folder.'],
    [path.resolve(import.meta.dirname, 'inside'), 'is inside this shop: name a folder beside it'],
    ['.', 'is inside this shop: name a folder beside it'],
  ] as const)
    expect(() => newShop(folder), message).toThrow(message);
  expect(readdirSync(full)).toEqual(['letter.txt']);
  expect(readdirSync(room).filter((name) => name.includes('unfinished'))).toEqual([]);
});
