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
import type { Product } from '../../src/catalog/product';
import type { PicturesResult } from '../pictures/make-pictures';
import { importFile, type ImportOptions, type ImportResult } from './import-file';

export interface Outcome extends ImportResult {
  products: readonly Product[];
  /** Files in shop/ afterwards; pictures with their folder. */
  files: readonly string[];
  /** The result of `afterwards`. */
  again: PicturesResult | undefined;
}

interface Trial extends Partial<Omit<ImportOptions, 'rules'>> {
  currency?: string;
  locale?: string;
  category?: string;
  vat?: number;
  pictures?: Readonly<Record<string, Uint8Array>>;
  /** Contents of shop/ before the import, by file name. */
  before?: Readonly<Record<string, string>>;
  /** Runs in the shop after the import. */
  afterwards?: (shopDir: string) => Promise<PicturesResult>;
}

const OLD = '[]\n';

/** Imports a file into a temporary shop. */
export async function importInto(content: string | Uint8Array, trial: Trial = {}): Promise<Outcome> {
  const {
    currency = 'USD',
    locale = 'en-US',
    category,
    vat,
    pictures,
    before = { 'Data.json': OLD },
    afterwards,
    ...options
  } = trial;
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  try {
    const shopDir = path.join(folder, 'shop');
    const photos = path.join(folder, 'photos');
    for (const [name, text] of Object.entries(before)) {
      mkdirSync(path.dirname(path.join(shopDir, name)), { recursive: true });
      writeFileSync(path.join(shopDir, name), text);
    }
    if (pictures) mkdirSync(photos);
    for (const [name, bytes] of Object.entries(pictures ?? {})) writeFileSync(path.join(photos, name), bytes);
    const file = path.join(folder, 'file');
    writeFileSync(file, content);
    const result = await importFile({
      file,
      shopDir,
      photos: pictures ? photos : undefined,
      download: undefined,
      overrides: [],
      isDryRun: false,
      say: () => undefined,
      rules: { currency, locale, category, categories: ['Phones', 'Laptops'], today: '2026-11-26', vat },
      ...options,
    });
    const again = await afterwards?.(shopDir);
    const data = path.join(shopDir, 'Data.json');
    const text = existsSync(data) ? readFileSync(data, 'utf8') : '[]';
    const files = readdirSync(shopDir, { recursive: true, encoding: 'utf8' }).toSorted();
    return {
      ...result,
      text: result.text.replaceAll(`${folder}/`, ''),
      products: JSON.parse(text),
      files,
      again,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
