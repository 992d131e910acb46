import { synonyms } from '../../shop/synonyms';
import { parseCatalogue } from '../../src/catalogue/load-catalogue';
import { createSearchIndex, type SearchIndex } from '../../src/catalogue/search-index';

declare global {
  interface Window {
    indexProducts: (entries: readonly unknown[]) => Promise<void>;
    timeSearches: (texts: readonly string[]) => readonly number[];
  }
}

let index: SearchIndex | undefined;

window.indexProducts = async (entries) => {
  const { products } = await parseCatalogue([...entries]);
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
