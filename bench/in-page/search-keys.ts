import { synonyms } from '../../examples/ultraviolet/synonyms';
import { parseCatalog } from '../../src/catalog/load-catalog';
import { createSearchIndex, type SearchIndex } from '../../src/catalog/search-index';

declare global {
  interface Window {
    indexProducts: (entries: readonly unknown[]) => Promise<void>;
    timeSearches: (texts: readonly string[]) => readonly number[];
  }
}

let index: SearchIndex | undefined;

window.indexProducts = async (entries) => {
  const { products } = await parseCatalog([...entries]);
  index = await createSearchIndex(products, () => undefined, synonyms);
};

/** In milliseconds, after a first round, as code that has run is what a shopper's second word meets. */
window.timeSearches = (texts) => {
  for (const text of texts) index?.search(text);
  return texts.map((text) => {
    const start = performance.now();
    index?.search(text);
    return performance.now() - start;
  });
};
