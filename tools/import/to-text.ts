import { Parser } from 'htmlparser2';
import { OwnerError } from '../shared/owner-error';

const IS_HTML = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/iu;

/** OpenCart stores HTML with its signs escaped. */
const IS_ESCAPED = /^\s*&lt;[a-z][^<]*$/iu;
const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#039': "'", amp: '&' };
const unescaped = (html: string) =>
  html.replaceAll(/&(lt|gt|quot|#039|amp);/gu, (_, name: string) => SIGNS[name] ?? '');

const BLOCKS = new Set(
  'address article aside blockquote br caption dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** Elements whose text is not displayed. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title', 'head']);

const MAX_DEPTH = 1000;

const tidy = (text: string) =>
  text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{2,}/gu, '\n')
    .trim();

/** Converts HTML to text: a line per block, a bullet per list item. Returns plain text as is. Throws if nested too deep. */
export function toText(html: string): string {
  if (IS_ESCAPED.test(html)) return toText(unescaped(html));
  if (!IS_HTML.test(html)) return html.replaceAll(/\r\n?/gu, '\n').trim();
  let text = '';
  /** Waits for the first words of its list item, which may be in a block of their own. */
  let bullet = '';
  let hidden = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      // The parser takes quadratic time in the depth.
      if (depth > MAX_DEPTH)
        throw new OwnerError(`has HTML with elements nested more than ${MAX_DEPTH} deep`);
      if (HIDDEN.has(name)) hidden += 1;
      if (name === 'li') bullet = '• ';
      if (BLOCKS.has(name)) text += '\n';
      else if (name === 'td' || name === 'th') text += ' ';
    },
    ontext(words) {
      // HTML collapses white space.
      if (hidden > 0) return;
      const isBlank = words.trim() === '';
      text += (isBlank ? '' : bullet) + words.replaceAll(/\s+/gu, ' ');
      if (!isBlank) bullet = '';
    },
    onclosetag(name) {
      depth -= 1;
      if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
      if (name === 'li') bullet = '';
      if (BLOCKS.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return tidy(text);
}

/** For names and values: a single line. */
export const toLine = (html: string): string => toText(html).replaceAll(/\s+/gu, ' ');
