import type { Product } from './product';
import { createRandom } from './random';
import { editions, facts, families, sentences } from './words';

/** A fixed seed, so that every run measures the same shop. */
const SEED = 20_260_101;

const FEWEST_FACTS = 4;

/**
 * Generates a catalog of this many products, the same on each call: titles are unique, categories are spread
 * evenly, 100,000 of them make about 50 MB of JSON.
 * @param models real products, which lend their pictures to generated ones of their category
 */
export function generateCatalog(count: number, models: readonly Product[]): Product[] {
  const random = createRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const categories = Object.keys(families);
  const modelsOf = new Map(
    categories.map((name) => [name, models.filter(({ category }) => category === name)]),
  );

  return Array.from({ length: count }, (_, index) => {
    const category = pick(categories);
    const { product_image, image_widths } = pick(modelsOf.get(category) ?? []);
    const first = Math.floor(random() * facts.length);
    const factCount = FEWEST_FACTS + Math.floor(random() * (facts.length - FEWEST_FACTS + 1));
    return {
      product_id: `g${index}`,
      product_title: `${pick(families[category] ?? [])} ${1000 + index}${pick(editions)}`,
      product_image,
      ...(image_widths ? { image_widths } : {}),
      price: (Math.round(20 + random() ** 2 * 2980) * 100 - 1) / 100,
      category,
      description: `${pick(sentences)} ${pick(sentences)} ${pick(sentences)}`,
      specification: Array.from({ length: factCount }, (__, row) => {
        const [name, ...values] = facts[(first + row) % facts.length] ?? facts[0];
        return `${name}: ${pick<string>(values)}`;
      }),
      rating: Math.round(30 + random() * 20) / 10,
    };
  });
}
