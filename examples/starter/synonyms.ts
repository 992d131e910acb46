import type { Synonym } from '../../src/lib/shop';

/**
 * Words that shoppers type and your products do not say: who types one of `words` (up to three words each) finds what has
 * one of `find` in its title, category or specification. Plurals, British spelling and typos need no entry.
 *
 * For example, `{ words: ['sofa', 'settee'], find: ['Couches'] },`
 */
export const synonyms: readonly Synonym[] = [];
