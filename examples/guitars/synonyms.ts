import type { Synonym } from '../../src/lib/shop';

/**
 * Words that shoppers type and your products do not say. Who types one of `words` (up to three words each) finds what has
 * one of `find` as its category; where there is none, in its title; else in its specification. Plurals, British spelling and typos need no entry.
 */
export const synonyms: readonly Synonym[] = [
  { words: ['guitar'], find: ['Acoustic', 'Classical', 'Electric'] },
  { words: ['bass guitar'], find: ['Bass'] },
  { words: ['guitar string'], find: ['Bronze Strings'] },
  { words: ['steel string', 'western guitar', 'folk guitar'], find: ['Acoustic'] },
  { words: ['nylon', 'nylon string', 'spanish guitar', 'concert guitar'], find: ['Classical'] },
  { words: ['e-guitar', 'solid body'], find: ['Electric'] },
  { words: ['uke'], find: ['Ukulele'] },
  { words: ['twelve string', '12 string'], find: ['Strings: 12'] },
  { words: ['tremolo', 'whammy bar', 'trem'], find: ['Vibrato'] },
];
