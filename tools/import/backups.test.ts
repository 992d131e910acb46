import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCatalog } from './write-file';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const write = (number: number) => writeCatalog(at('Data.json'), [number]);

/** The contents of the backups, by their names. */
const contents = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'Data.json')
    .map(({ name }) => `${name}: ${readFileSync(at(name), 'utf8').trim().replaceAll(/\s+/gu, '')}`);

describe('Backups', () => {
  it('are kept up to five, and removed ones are listed', () => {
    const removed = Array.from({ length: 9 }, (_, index) => write(index)).map((kept) => kept.removed);
    expect(contents()).toEqual([
      'Data.json.bak-4: [3]',
      'Data.json.bak-5: [4]',
      'Data.json.bak-6: [5]',
      'Data.json.bak-7: [6]',
      'Data.json.bak-8: [7]',
    ]);
    expect(removed.flat()).toEqual(['Data.json.bak', 'Data.json.bak-2', 'Data.json.bak-3'].map(at));
  });

  it('are told apart by name from other files, which stay', () => {
    const others = [
      'Data.json.bak-0',
      'Data.json.bak-1',
      'Data.json.bak-02',
      'Data.json.bak-x',
      'Data.json.bak.txt',
      'Data.json.backup',
      'Data.json.bak-9999999999',
      'data.json.bak',
    ];
    for (const name of others) writeFileSync(at(name), 'mine');
    mkdirSync(at('Data.json.bak-2'));
    symlinkSync(at('Data.json.bak-0'), at('Data.json.bak-3'));
    for (let number = 0; number < 9; number += 1) write(number);
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining([...others, 'Data.json.bak-2', 'Data.json.bak-3']));
    expect(names.filter((name) => /\.bak-[4-9]$|\.bak-1\d$/u.test(name))).toHaveLength(5);
  });

  it('never overwrite one made meanwhile', () => {
    write(0);
    function* meanwhile() {
      yield 1;
      writeFileSync(at('Data.json.bak'), 'somebody else’s');
    }
    expect(writeCatalog(at('Data.json'), meanwhile()).backup).toBe(at('Data.json.bak-2'));
    expect(contents()).toEqual(['Data.json.bak: somebodyelse’s', 'Data.json.bak-2: [0]']);
  });
});
