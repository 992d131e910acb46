import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';

const readme = path.join(import.meta.dirname, 'README.md');

const START = '<!-- figures -->';
const END = '<!-- end of figures -->';

/** Puts text between the README's two marks, in place of what stood there. */
export async function writeReadme(text: string): Promise<void> {
  const before = await readFile(readme, 'utf8');
  const start = before.indexOf(START);
  const end = before.indexOf(END);
  if (start < 0 || end < start) throw new Error(`bench/README.md has lost its marks ${START} and ${END}.`);
  const after = `${before.slice(0, start + START.length)}\n\n${text}\n\n${before.slice(end)}`;
  await writeFile(readme, await format(after, { parser: 'markdown', printWidth: 110 }));
}
