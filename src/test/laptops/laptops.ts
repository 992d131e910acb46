import { readFileSync } from 'node:fs';
import path from 'node:path';
import { product } from '../products';
import { readTable } from '../search-table';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

export const laptops = read('laptops.tsv')
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

export const queries = readTable(read('queries.txt'));

export const synonyms = [
  { words: ['ram'], find: ['Memory'] },
  { words: ['laptop', 'notebook'], find: ['Laptops', 'MacBooks'] },
];
