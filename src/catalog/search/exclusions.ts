import { BETWEEN } from './stop-words';
import type { Synonyms } from './synonyms';
import { exactMatches, termsOf } from './terms';
import { FIELD, fieldAt, productAt, type Vocabulary } from './vocabulary';

/** The products that have all words of a text in title, category or specification; of "samsung or pixel" those of either. */
export function productsWith(text: string, vocabulary: Vocabulary, synonyms: Synonyms): ReadonlySet<number> {
  const found = text.split(BETWEEN).flatMap((part) => {
    const terms = termsOf(part, synonyms).filter(
      ({ source }) => !vocabulary.stopWords.has(source.toLowerCase()),
    );
    const [first = [], ...others] = terms.map((term) => {
      const places = exactMatches(vocabulary, term).flatMap((match) => match.places);
      return new Set(places.filter((place) => fieldAt(place) <= FIELD.specification).map(productAt));
    });
    return [...first].filter((product) => others.every((products) => products.has(product)));
  });
  return new Set(found);
}
