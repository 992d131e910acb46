import { normalizeHeader } from './header-words';
import type { Draft, Format } from './draft';
import { hasAll, knownExport, placesIn } from './known-export';
import { mostExactFirst, plainFormat } from './plain';
import { textOf, type Cell, type TableStart } from './table';

const fields = [
  'handle',
  'token',
  'title',
  'shown',
  'variation',
  'sku',
  'price',
  'broad',
  'visibility',
] as const;

const placesOf = (headers: readonly string[]) => placesIn(headers.map(normalizeHeader), 'Square', fields);

export const isSquare = (headers: readonly string[]): boolean =>
  hasAll(placesOf(headers), 'title', 'variation', 'price');

/** Over all places; empty if no place counts it. */
function totalOf(counts: readonly string[]): string {
  const counted = counts.filter((count) => count !== '');
  return counted.length === 0 ? '' : String(counted.reduce((sum, count) => sum + Number(count), 0));
}

/** "Weight (lb)" and "2" are "Weight" and "2 lb". */
function withUnit([name, value]: Draft['attributes'][number]): Draft['attributes'][number] {
  const { what, unit } = /^(?<what>.+) \((?<unit>\w+)\)$/u.exec(String(name))?.groups ?? {};
  return what === undefined || value === '' ? [name, value] : [what, `${value} ${unit}`];
}

/** Square's item library: a row for each variation. */
export function squareFormat(start: TableStart, currency: string): Format {
  const at = placesOf(start.headers);
  const plain = plainFormat(start, [], currency);
  const quantities = start.headers.flatMap((header, index) =>
    /^current quantity/iu.test(header) ? [index] : [],
  );
  const draft = (line: number, cells: readonly Cell[]): Draft => {
    const text = (header: (typeof fields)[number]) => textOf(cells[at(header)]);
    const row = plain.draft(line, cells);
    const key = text('handle') || row.title;
    const isHidden = /^(?:hidden|unavailable)$/iu.test(text('visibility'));
    const counts = quantities.map((index) => textOf(cells[index]));
    return {
      ...row,
      key,
      id: key.replace(/^#/u, ''),
      variantId: text('sku') || text('token'),
      options: row.options ?? [['Option', text('variation')]],
      merges: 'always',
      title: text('shown') || row.title,
      categories: [...row.categories, ...mostExactFirst(text('broad'))],
      attributes: row.attributes.map(withUnit),
      offer: { ...row.offer, sku: text('sku'), quantity: totalOf(counts) },
      notForSale: isHidden ? 'it is hidden in the shop' : row.notForSale,
    };
  };
  const used = ['handle', 'token', 'shown', 'variation', 'broad', 'visibility'] as const;
  const columns = [
    ...used.map((header) => [header, at(header)] as const),
    ...quantities.map((index) => ['quantity', index] as const),
  ];
  return knownExport('Square item library', start, columns, draft, plain);
}
