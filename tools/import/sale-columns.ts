import { withoutNoun, type Overrides } from './columns';
import { headerWords, normalizeHeader } from './header-words';
import { readDay } from './read-day';
import { isForSale, statusFault, yesOrNo } from './spreadsheet-words';
import { textOf, type Cell } from './table';
import { setOf } from '../shared/word-lists';

/** Columns where a no keeps a product from being sold, and those where a yes does. */
const SHOWN = new Set(headerWords('sold'));
const WITHDRAWN = new Set(headerWords('hidden'));

/** Also an address, leather, a condition, a design, a memory or a mask: there, only a word that is understood counts. */
const AMBIGUOUS = new Set([
  ...setOf('online, hide, draft, entwurf, cache, masque, archive, brouillon, borrador'),
  ...headerWords('state'),
]);

const STATUS = new Set([...headerWords('status'), ...headerWords('state')]);
const VISIBILITY = new Set(headerWords('visibility'));
const UNSEEN = new Set(headerWords('unseen'));

/** The columns that may keep a product from being sold; -1 if missing. */
export function saleColumns(headers: readonly string[], overrides: Overrides) {
  const isIgnored = (name: string) =>
    overrides.some(([field, header]) => field === 'ignore' && normalizeHeader(header) === name);
  const written = headers.map(normalizeHeader).map((name) => (isIgnored(name) ? '' : name));
  const names = written.map(withoutNoun);
  const at = (known: ReadonlySet<string>) => names.findIndex((name) => known.has(name));
  const [status, visibility] = [at(STATUS), at(VISIBILITY)] as const;
  const online = written.indexOf('product online');
  const answers = names.flatMap((name, index) =>
    SHOWN.has(name) ? [{ index, isOff: false }] : WITHDRAWN.has(name) ? [{ index, isOff: true }] : [],
  );
  return {
    status,
    visibility,
    online,
    answers,
    asked: [status, visibility, online, ...answers.map(({ index }) => index)].filter((index) => index !== -1),
    isAmbiguous: (index: number) => AMBIGUOUS.has(names[index] ?? ''),
  };
}

/** A day says since when. */
const isShown = (text: string): boolean | undefined =>
  isForSale(text) ?? (readDay(text, 'en') === undefined ? undefined : true);

/** Tells why a row is not for sale; a word that is not understood holds it back too. */
export function saleReader(
  headers: readonly string[],
  { status, visibility, online, answers, isAmbiguous }: ReturnType<typeof saleColumns>,
): (cells: readonly Cell[]) => string | undefined {
  return (cells) => {
    const [state, seen] = [textOf(cells[status]), textOf(cells[visibility])];
    const isUnclear = isForSale(state) === undefined && isAmbiguous(status);
    const fault = isUnclear ? undefined : statusFault(state);
    if (fault !== undefined) return fault;
    // Magento's 1 is on, and its 2 off.
    if (online !== -1 && textOf(cells[online]) === '2') return 'it is not online';
    if (UNSEEN.has(normalizeHeader(seen))) return `${headers[visibility] ?? ''} is ${seen.toLowerCase()}`;
    for (const { index, isOff } of answers) {
      const [name, text] = [headers[index] ?? '', textOf(cells[index])];
      const answer = isOff ? yesOrNo(text) : isShown(text);
      if (text === '' || answer === !isOff || (answer === undefined && isAmbiguous(index))) continue;
      return answer === undefined
        ? `${name} is "${text}", which is neither yes nor no`
        : `${name} is ${text.toLowerCase()}`;
    }
    return undefined;
  };
}
