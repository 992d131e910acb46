import type { DraftPicture } from './draft';
import type { Findings } from './findings';
import type { MergedProduct, Variant } from './merge-rows';
import type { PriceStyle } from './price';
import { toProduct, type ImportedProduct, type ShopRules } from './to-product';

/** "cup" and "Light blue" become "cup-light-blue". */
const idOf = (group: string, values: readonly string[]): string =>
  [group, ...values.map((value) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'))].join('-');

/** The attributes whose values tell the variants apart; none if they do not. */
function choicesIn({ variants }: MergedProduct): string[] {
  const all = variants.map(({ values }) => new Map(values));
  const names = [...(all[0]?.keys() ?? [])].filter((name) => {
    const values = new Set(all.map((own) => own.get(name)));
    return values.size > 1 && !values.has(undefined);
  });
  const combinations = all.map((own) => JSON.stringify(names.map((name) => own.get(name))));
  return new Set(combinations).size === variants.length ? names : [];
}

/** Its own pictures first, then those that are nobody's. */
function picturesOf({ pictures }: Variant, all: readonly DraftPicture[], shared: readonly DraftPicture[]) {
  const [first, ...more] = pictures;
  return first ? [{ ...first, position: -1 }, ...more, ...shared] : [...all];
}

/** The product, or each of its variants where a shopper can choose among them. */
export function toProducts(
  merged: MergedProduct,
  style: PriceStyle,
  rules: ShopRules,
  findings: Findings,
): ImportedProduct[] {
  const { id, title, line, variants, attributes } = merged;
  const choices = merged.notForSale === undefined && merged.formula === undefined ? choicesIn(merged) : [];
  if (variants.length < 2 || choices.length === 0)
    return [toProduct(merged, style, rules, findings) ?? []].flat();
  const message = `${variants.length} variants are one product with a choice of ${choices.join(' and ')}`;
  findings.add('variants', line, `"${title}"`, message);
  const haveTitles = variants.some((variant) => variant.title !== '' && variant.title !== title);
  const taken = new Set(variants.flatMap(({ pictures }) => pictures.map(({ address }) => address)));
  const shared = merged.pictures.filter(({ address }) => !taken.has(address));
  return variants.flatMap((variant) => {
    const own = new Map(variant.values);
    const chosen = Object.fromEntries(choices.map((name) => [name, own.get(name) ?? '']));
    const values = Object.values(chosen);
    const product = toProduct(
      {
        ...merged,
        line: variant.line,
        id: variant.id || idOf(id, values),
        title: haveTitles && variant.title !== '' ? variant.title : `${title}, ${values.join(', ')}`,
        pictures: picturesOf(variant, merged.pictures, shared),
        variants: [variant],
        attributes: attributes.filter(({ name }) => !choices.includes(name)),
      },
      style,
      rules,
      findings,
    );
    return product ? [{ ...product, item_group_id: id, variant: chosen }] : [];
  });
}
