import type { Product } from '../../catalog/product';
import { product } from '../products';

/** Reads laptops.tsv. */
export function readLaptops(text: string): readonly Product[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', product_title = '', category = '', price, description = '', specification = ''] =
        line.split('\t');
      return product(id, {
        product_title,
        category,
        price: Number(price),
        description,
        specification: specification.split('; '),
      });
    });
}

export const laptopSynonyms = [
  { words: ['ram'], find: ['Memory'] },
  { words: ['laptop', 'notebook'], find: ['Laptops', 'MacBooks'] },
];
