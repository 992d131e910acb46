import type { Product } from '../../src/catalog/product';
import type { Findings } from './findings';

interface Placed {
  line: number;
  product: Pick<Product, 'product_title'>;
}

/** Shoppers cannot tell products of one title apart. */
export function noteSameTitles(placed: Iterable<Placed>, findings: Findings): void {
  const titles = new Set<string>();
  for (const { line, product } of placed) {
    if (titles.has(product.product_title))
      findings.tally(
        line,
        'with the same title as another product (for variants, name the column that they share: --map group=HEADER)',
      );
    titles.add(product.product_title);
  }
}
