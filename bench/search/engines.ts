import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Product } from '../../src/catalog/product';
import { createSearchIndex } from '../../src/catalog/search-index';
import type { Synonym } from '../../src/lib/shop';

/** Finds products, the best first. */
export type Search = (text: string) => readonly Product[];

type Engine = (products: readonly Product[], synonyms: readonly Synonym[]) => Search | Promise<Search>;

const byPlace = (products: readonly Product[], places: readonly number[]) =>
  places.flatMap((place) => products[place] ?? []);

/** The fields for all engines, the title weighing most. */
const WEIGHTS = { title: 4, category: 3, specification: 2, description: 1 } as const;
const fields = ['title', 'category', 'specification', 'description'] as const;

const documentsOf = (products: readonly Product[]) =>
  products.map(({ product_title, category, specification, description }, id) => ({
    id,
    title: product_title,
    category,
    specification: specification.join('. '),
    description,
  }));

const ours: Engine = async (products, synonyms) => {
  const { search } = await createSearchIndex(products, () => undefined, synonyms);
  return (text) => byPlace(products, search(text)?.ranked ?? []);
};

const fuse: Engine = (products) => {
  const index = new Fuse(documentsOf(products), {
    keys: fields.map((name) => ({ name, weight: WEIGHTS[name] })),
    ignoreLocation: true,
    threshold: 0.4,
  });
  return (text) =>
    byPlace(
      products,
      index.search(text).map(({ refIndex }) => refIndex),
    );
};

const miniSearch: Engine = (products) => {
  const index = new MiniSearch({
    fields: [...fields],
    searchOptions: { boost: WEIGHTS, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(documentsOf(products));
  return (text) =>
    byPlace(
      products,
      index.search(text).map(({ id }) => Number(id)),
    );
};

const orama: Engine = async (products) => {
  const index = create({
    schema: { title: 'string', category: 'string', specification: 'string', description: 'string' },
  });
  const documents = documentsOf(products).map(({ id, ...document }) => ({ ...document, id: String(id) }));
  await insertMultiple(index, documents);
  return (text) => {
    const found = searchOrama(index, { term: text, boost: WEIGHTS, tolerance: 1, threshold: 0, limit: 50 });
    if (found instanceof Promise) throw new Error('Orama did not answer at once.');
    return byPlace(
      products,
      found.hits.map(({ id }) => Number(id)),
    );
  };
};

export const engines: ReadonlyArray<readonly [name: string, engine: Engine]> = [
  ['Ultraviolet', ours],
  ['Fuse', fuse],
  ['MiniSearch', miniSearch],
  ['Orama', orama],
];
