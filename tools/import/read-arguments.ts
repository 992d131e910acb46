import { parseArgs } from 'node:util';
import { fields, type Field, type Overrides } from './columns';
import { readAmount } from '../check/read-amount';
import { OwnerError } from '../shared/owner-error';

export interface Arguments {
  file: string;
  overrides: Overrides;
  photos: string | undefined;
  category: string | undefined;
  vat: number | undefined;
  isFetching: boolean;
  isDryRun: boolean;
  isJson: boolean;
}

export const USAGE = `npm run import -- FILE [options]

FILE is a product CSV of Shopify, WooCommerce, Magento, BigCommerce, Square, Etsy, Wix or PrestaShop, a feed for Google Merchant Center (TSV or XML), Heureka, Yandex or Ceneo, any CSV or TSV, or .xlsx.
100,000 rows take 340 MB of memory as CSV.

  --map FIELD=HEADER   the column of a field, if the guess is wrong; may be repeated
                       (${fields.join(', ')}; ignore=HEADER leaves a column out).
                       specification=HEADER shows a column to shoppers that is not known to be for them
  --category NAME      for products without a category; without it, they are in "Other"
  --vat PERCENT        adds this tax to prices that are without it
  --photos DIR         copies the photos that FILE names from DIR to shop/photos/, and makes
                       the shop's pictures from them, as npm run pictures does
  --fetch              does the same with photos from the web
  --dry-run            changes nothing
  --json               prints the whole report as JSON`;

/** Accepts field names as in Data.json: `product_image` is `picture`. */
function fieldOf(word: string): Field | 'ignore' | undefined {
  const name = word.trim().replace(/^product_/u, '');
  if (name === 'ignore') return 'ignore';
  return name === 'image' ? 'picture' : fields.find((field) => field === name);
}

function overrideOf(text: string): readonly [Field | 'ignore', string] {
  const at = text.indexOf('=');
  const field = at === -1 ? undefined : fieldOf(text.slice(0, at));
  const header = text.slice(at + 1).trim();
  if (field === undefined || header === '')
    throw new OwnerError(
      `is not FIELD=HEADER, where FIELD is one of ${[...fields, 'ignore'].join(', ')}`,
      `--map ${text}`,
    );
  return [field, header];
}

function vatOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = readAmount(text.replace('%', ''));
  if (percent === undefined || percent < 0 || percent > 100)
    throw new OwnerError('is no percentage, such as 20 or 5.5', `--vat ${text}`);
  return percent;
}

/** @returns `undefined` for --help */
export function readArguments(argv: readonly string[]): Arguments | undefined {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: {
      map: { type: 'string', multiple: true, default: [] },
      category: { type: 'string' },
      vat: { type: 'string' },
      photos: { type: 'string' },
      fetch: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return undefined;
  const [file, second] = positionals;
  if (file === undefined) throw new OwnerError(`is missing. ${USAGE}`, 'FILE');
  if (second !== undefined)
    throw new OwnerError('is a second file: one is imported at a time, and replaces the catalog', second);
  return {
    file,
    overrides: values.map.map(overrideOf),
    photos: values.photos,
    category: values.category?.trim(),
    vat: vatOf(values.vat),
    isFetching: values.fetch,
    isDryRun: values['dry-run'],
    isJson: values.json,
  };
}
