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
import type { Product } from '../../src/catalogue/product';
import { importFile, type ImportOptions, type ImportResult } from './import-file';

export interface Outcome extends ImportResult {
  products: readonly Product[];
  /** What is in public/ afterwards, pictures with their folder. */
  files: readonly string[];
}

interface Trial extends Partial<Omit<ImportOptions, 'rules'>> {
  currency?: string;
  category?: string;
  pictures?: Readonly<Record<string, Uint8Array>>;
  /** Names and texts of what is in public/ before. */
  before?: Readonly<Record<string, string>>;
}

const OLD = '[]\n';

/** Imports a file into a shop that exists for this only. */
export async function importInto(content: string | Uint8Array, trial: Trial = {}): Promise<Outcome> {
  const { currency = 'USD', category, pictures, before = { 'Data.json': OLD }, ...options } = trial;
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  try {
    const publicDir = path.join(folder, 'public');
    const photos = path.join(folder, 'photos');
    mkdirSync(publicDir);
    for (const [name, text] of Object.entries(before)) writeFileSync(path.join(publicDir, name), text);
    if (pictures) mkdirSync(photos);
    for (const [name, bytes] of Object.entries(pictures ?? {})) writeFileSync(path.join(photos, name), bytes);
    const file = path.join(folder, 'file');
    writeFileSync(file, content);
    const result = await importFile({
      file,
      publicDir,
      photos: pictures ? photos : undefined,
      fetch: undefined,
      overrides: [],
      isDryRun: false,
      rules: { currency, category, categories: ['Phones', 'Laptops'] },
      ...options,
    });
    const data = path.join(publicDir, 'Data.json');
    const text = existsSync(data) ? readFileSync(data, 'utf8') : '[]';
    const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).toSorted();
    return { ...result, text: result.text.replaceAll(`${folder}/`, ''), products: JSON.parse(text), files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
