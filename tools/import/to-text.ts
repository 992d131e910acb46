import { Parser } from 'htmlparser2';
import { OwnerError } from '../shared/owner-error';

const IS_HTML = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/iu;

const BLOCKS = new Set(
  'address article aside blockquote br caption dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** Their words are not for readers. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title', 'head']);

const MAX_DEPTH = 1000;

const tidy = (text: string) =>
  text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{2,}/gu, '\n')
    .replaceAll(/•\s+(?=•|$)/gu, '')
    .trim();

/** The words of an HTML text: a line for each block, a bullet for each item of a list. Text without HTML is kept. Throws for what is damaged. */
export function toText(html: string): string {
  if (!IS_HTML.test(html)) return html.replaceAll(/\r\n?/gu, '\n').trim();
  let text = '';
  let silent = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      // The parser's time grows with the square of it.
      if (depth > MAX_DEPTH)
        throw new OwnerError(`has HTML with more than ${MAX_DEPTH} elements in each other`);
      if (SILENT.has(name)) silent += 1;
      if (BLOCKS.has(name)) text += name === 'li' ? '\n• ' : '\n';
      else if (name === 'td' || name === 'th') text += ' ';
    },
    ontext(words) {
      // A line break in HTML is a space.
      if (silent === 0) text += words.replaceAll(/\s+/gu, ' ');
    },
    onclosetag(name) {
      depth -= 1;
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      if (BLOCKS.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return tidy(text);
}

/** For names and values, which have one line. */
export const toLine = (html: string): string => toText(html).replaceAll(/\s+/gu, ' ');
