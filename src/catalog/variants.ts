import type { Offer, Product } from './product';

type Variant = NonNullable<Offer['variant']>;

const variantOf = ({ offer }: Product): Variant => offer?.variant ?? {};
const isSoldOut = ({ offer }: Product) => offer?.isSoldOut === true;

/** In stock first, then cheap first. */
const compareOffers = (a: Product, b: Product): number =>
  Number(isSoldOut(a)) - Number(isSoldOut(b)) || a.price - b.price;

/** Products by `item_group_id`; a group of one is none. */
function groupsOf(products: readonly Product[]): Product[][] {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const id = product.offer?.item_group_id;
    if (id === undefined) continue;
    const group = groups.get(id) ?? [];
    groups.set(id, group);
    group.push(product);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Tells each variant of its group (mutates their offers). A card shows the cheapest in stock. */
export function joinGroups(products: readonly Product[]): void {
  for (const variants of groupsOf(products)) {
    const shown = variants.reduce((best, product) => (compareOffers(product, best) < 0 ? product : best));
    const isFrom = variants.some(({ price }) => price > shown.price);
    for (const product of variants) {
      if (!product.offer) continue;
      product.offer.variants = variants;
      product.offer.isFrom = isFrom;
      product.offer.isAlternative = product !== shown;
    }
  }
}

const cardOf = ({ product_id: id, offer }: Product) =>
  offer?.variants ? `group ${offer.item_group_id}` : id;

/** The best of each group's products, in the place of the group's first. */
export function onePerGroup(products: readonly Product[]): readonly Product[] {
  const best = new Map<string, Product>();
  for (const product of products) {
    const known = best.get(cardOf(product));
    if (!known || compareOffers(product, known) < 0) best.set(cardOf(product), product);
  }
  return best.size === products.length ? products : [...best.values()];
}

export interface OptionValue {
  value: string;
  /** Shown once this is chosen. */
  product: Product;
  isChosen: boolean;
}

export interface VariantOption {
  name: string;
  values: readonly OptionValue[];
}

/** How many of these options two variants share, up to the first that differs. */
function sharedStart(a: Variant, b: Variant, names: readonly string[]): number {
  const index = names.findIndex((name) => a[name] !== b[name]);
  return index === -1 ? names.length : index;
}

/** The higher first. */
const compareScores = (a: readonly number[], b: readonly number[]): number =>
  b.map((figure, index) => figure - (a[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * The variant that a press leads to: it has the value pressed. All else stays if there is such a variant, even sold out;
 * else what was pressed before stays, the latest first, so that every variant can be reached in as many presses as there
 * are options; then one in stock that is near.
 * @param pressed the names of options, the latest first
 */
export function choose(
  from: Product,
  variants: readonly Product[],
  pressed: readonly string[],
  [name, value]: readonly [name: string, value: string],
): Product {
  const current = { ...variantOf(from), [name]: value };
  const names = Object.keys(current);
  const scored = variants
    .filter((product) => variantOf(product)[name] === value)
    .map((product) => {
      const own = variantOf(product);
      const same = names.filter((each) => own[each] === current[each]).length;
      const kept = sharedStart(own, current, pressed);
      return { product, score: [Number(same === names.length), kept, Number(!isSoldOut(product)), same] };
    });
  return scored.toSorted((a, b) => compareScores(a.score, b.score))[0]?.product ?? from;
}

/** The options in which a group's variants differ, with all their values. */
export function optionsOf(
  shown: Product,
  variants: readonly Product[],
  pressed: readonly string[],
): VariantOption[] {
  const names = [...new Set(variants.flatMap((product) => Object.keys(variantOf(product))))];
  return names.map((name) => {
    const values = [...new Set(variants.flatMap((product) => variantOf(product)[name] ?? []))];
    return {
      name,
      values: values.map((value) => ({
        value,
        product: choose(shown, variants, pressed, [name, value]),
        isChosen: variantOf(shown)[name] === value,
      })),
    };
  });
}

/** "Size is M now" */
export function changedMessage(from: Product, to: Product, pressed: string): string {
  const [before, after] = [variantOf(from), variantOf(to)];
  return Object.entries(after)
    .filter(([name, value]) => name !== pressed && before[name] !== value)
    .map(([name, value]) => `${name} is ${value} now`)
    .join(', ');
}
