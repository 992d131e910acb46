import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const readme = path.join(import.meta.dirname, 'README.md');

/** Parts of the README written by measurements: `npm start`, `npm run load` and `npm run search`. */
type Part = 'figures' | 'load' | 'search';

/** Replaces the text between a part's two marks in the README; throws if a mark is missing. */
export async function writeReadme(part: Part, text: string): Promise<void> {
  const [first, last] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const before = await readFile(readme, 'utf8');
  const start = before.indexOf(first);
  const end = before.indexOf(last);
  if (start < 0 || end < start) throw new Error(`README.md has lost its marks ${first} and ${last}.`);
  const after = `${before.slice(0, start + first.length)}\n\n${text}\n\n${before.slice(end)}`;
  await writeFile(readme, after);
}
