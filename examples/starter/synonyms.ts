import type { Synonym } from '../../src/lib/shop';

/**
 * Words that shoppers type and your products do not say. Who types one of `words` (up to three words each) finds what has
 * one of `find` as its category; where there is none, in its title; else in its specification. Plurals, British spelling and typos need no entry.
 *
 * For example, `{ words: ['sofa', 'settee'], find: ['Couches'] },`
 */
export const synonyms: readonly Synonym[] = [];
