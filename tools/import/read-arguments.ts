import { parseArgs } from 'node:util';
import { fields, type Field, type Overrides } from './columns';
import { OwnerError } from '../shared/owner-error';

export interface Arguments {
  file: string;
  overrides: Overrides;
  photos: string | undefined;
  category: string | undefined;
  isFetching: boolean;
  isDryRun: boolean;
  isJson: boolean;
}

export const USAGE = `npm run import -- FILE [options]

FILE is a Shopify product CSV, a Google Merchant Center feed (TSV or XML), any CSV or TSV, or .xlsx.
100,000 rows take 260 MB of memory as CSV, 190 MB as .xlsx; 200,000 take 410 and 280.

  --map FIELD=HEAD   the column of a field, where it is not guessed right; may be repeated
                     (${fields.join(', ')}; ignore=HEAD keeps one out)
  --category NAME    for products without a category
  --photos DIR       takes the photos that DIR has under the names in FILE into shop/photos/,
                     and makes the shop's pictures of them, as npm run pictures does
  --fetch            does so with photos from the web
  --dry-run          changes nothing
  --json             the whole report as JSON`;

/** `product_image` and `image` are the picture, as people may know them from Data.json. */
function fieldOf(word: string): Field | 'ignore' | undefined {
  const name = word.trim().replace(/^product_/u, '');
  if (name === 'ignore') return 'ignore';
  return name === 'image' ? 'picture' : fields.find((field) => field === name);
}

function overrideOf(text: string): readonly [Field | 'ignore', string] {
  const at = text.indexOf('=');
  const field = at === -1 ? undefined : fieldOf(text.slice(0, at));
  const head = text.slice(at + 1).trim();
  if (field === undefined || head === '')
    throw new OwnerError(
      `is not FIELD=HEAD, where FIELD is one of ${[...fields, 'ignore'].join(', ')}`,
      `--map ${text}`,
    );
  return [field, head];
}

/** @returns `undefined` where help is asked for */
export function readArguments(words: readonly string[]): Arguments | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      map: { type: 'string', multiple: true, default: [] },
      category: { type: 'string' },
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
    isFetching: values.fetch,
    isDryRun: values['dry-run'],
    isJson: values.json,
  };
}
