import { isForShoppers, shownName } from './attributes';
import type { Draft, Format } from './draft';
import { normalizeHeader } from './header-words';
import { hasAll, knownExport, placesIn } from './known-export';
import { plainFormat } from './plain';
import { textOf, type Cell, type TableStart } from './table';

const fields = ['sku', 'type', 'store', 'visibility', 'attributes', 'variations', 'labels'] as const;

const placesOf = (headers: readonly string[]) => placesIn(headers.map(normalizeHeader), 'Magento', fields);

export const isMagento = (headers: readonly string[]): boolean => hasAll(placesOf(headers), ...fields);

type Pairs = ReadonlyArray<readonly [name: string, value: string]>;

/** "color=Red,material=Cotton, washed" */
const pairsIn = (cell: string): Pairs =>
  cell.split(/,(?=[^,=|]+=)/u).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).replaceAll('|', ', ')] as const;
  });

interface Part {
  product: Draft;
  options: Pairs;
}

/** A row of a product becomes one of its variants. */
const asVariant = (row: Draft, { product, options }: Part): Draft => ({
  ...row,
  key: product.key,
  id: product.key,
  variantId: row.key,
  merges: 'always',
  title: product.title,
  categories: product.categories,
  description: product.description || row.description,
  options,
  attributes: [...options, ...row.attributes.filter(([name]) => !options.some(([each]) => each === name))],
});

/** A row that no product names. */
const asPart = (row: Draft): Draft => ({
  ...row,
  notForSale: row.notForSale ?? 'it is only sold as part of another product',
});

/** Magento's product export: the row of a configurable product names those of its variants, before or after them. */
export function magentoFormat(start: TableStart, currency: string): Format {
  const at = placesOf(start.headers);
  const plain = plainFormat(start, [], currency);
  /** By SKU: the product that a row is a variant of, and rows whose product has not come yet. */
  const parts = new Map<string, Part>();
  const waiting = new Map<string, Draft>();

  const withVariants = (product: Draft, variations: string, labels: Pairs): Draft[] => {
    const variants = variations.split('|').flatMap((variation) => {
      const [first, ...chosen] = pairsIn(variation);
      const sku = first?.[1] ?? '';
      const label = new Map(labels);
      const part = {
        product,
        options: chosen.map(([name, value]) => [label.get(name) ?? name, value] as const),
      };
      parts.set(sku, part);
      const row = waiting.get(sku);
      waiting.delete(sku);
      return row ? [asVariant(row, part)] : [];
    });
    return [{ ...product, merges: 'never', isWhole: true }, ...variants];
  };

  const draft = (line: number, cells: readonly Cell[]): Draft | Draft[] => {
    const text = (field: (typeof fields)[number]) => textOf(cells[at(field)]);
    // A translation for another view of the shop.
    if (text('store') !== '') return [];
    const isHidden = normalizeHeader(text('visibility')) === 'not visible individually';
    const row = plain.draft(
      line,
      isHidden ? cells.map((cell, index) => (index === at('visibility') ? '' : cell)) : cells,
    );
    const told = pairsIn(text('attributes')).filter(([name]) => isForShoppers(name));
    const known: Draft = {
      ...row,
      attributes: [...row.attributes, ...told.map(([name, value]) => [shownName(name), value] as const)],
    };
    if (text('type') === 'configurable')
      return withVariants(known, text('variations'), pairsIn(text('labels')));
    const part = parts.get(text('sku'));
    if (part) return asVariant(known, part);
    if (!isHidden) return known;
    waiting.set(text('sku'), known);
    return [];
  };
  const columns = fields.map((field) => [field, at(field)] as const);
  return {
    ...knownExport('Magento products', start, columns, draft, plain),
    rest: () => [...waiting.values()].map(asPart),
  };
}
