import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutPermission } from '../shared/without-permission';
import { writeCatalog } from './write-file';

function inFolder(act: (folder: string) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  try {
    act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* stopping() {
  yield { product_title: 'x'.repeat(1 << 19) };
  throw new Error('the disk is full');
}

it('leaves the old catalog and nothing else where writing stops half-way', () => {
  inFolder((folder) => {
    const file = path.join(folder, 'Data.json');
    writeFileSync(file, 'old');
    expect(() => writeCatalog(file, stopping())).toThrow(
      'cannot be written: the disk is full; it was not changed',
    );
    expect(readdirSync(folder)).toEqual(['Data.json']);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });
});

it('is refused where a folder has the name', () => {
  inFolder((folder) => {
    const file = path.join(folder, 'Data.json');
    mkdirSync(file);
    expect(() => writeCatalog(file, [])).toThrow('cannot be written');
    expect(readdirSync(folder)).toEqual(['Data.json']);
  });
});

it('is told where there is no permission to write', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  const file = path.join(folder, 'Data.json');
  writeFileSync(file, 'old');
  const write = () => Promise.resolve().then(() => writeCatalog(file, [{}]));
  await expect(withoutPermission(folder, write)).rejects.toThrow(
    'cannot be written: permission denied; it was not changed',
  );
  expect(readdirSync(folder)).toEqual(['Data.json']);
  expect(readFileSync(file, 'utf8')).toBe('old');
  rmSync(folder, { recursive: true });
});

it('writes JSON that `npm run format` leaves as it is', () => {
  inFolder((folder) => {
    const file = path.join(folder, 'Data.json');
    expect(writeCatalog(file, [{ a: 1, b: ['x\ny'] }, {}])).toEqual({ backup: undefined, removed: [] });
    expect(readFileSync(file, 'utf8')).toBe(
      '[\n  {\n    "a": 1,\n    "b": [\n      "x\\ny"\n    ]\n  },\n  {}\n]\n',
    );
  });
});
