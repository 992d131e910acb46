import { expect, it } from 'vitest';
import { classNames } from '../ui/classes';
import { count, countProducts, noun } from './words';

it('counts in words, also where the plural is another word', () => {
  expect([0, 1, 2].map((total) => count(total, 'item'))).toEqual(['0 items', '1 item', '2 items']);
  expect([1, 2].map((total) => count(total, 'match', 'matches'))).toEqual(['1 match', '2 matches']);
  expect([1, 2].map(countProducts)).toEqual(['1 gadget', '2 gadgets']);
});

it('begins a text with a capital letter', () => expect([noun.One, noun.Many]).toEqual(['Gadget', 'Gadgets']));

it('joins the class names that apply', () => expect(classNames('a', false, undefined, 'b')).toBe('a b'));
