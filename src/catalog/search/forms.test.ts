import { expect, it } from 'vitest';
import { product } from '../../test/products';
import { createSearchIndex } from '../search-index';
import { endingsOf, formsOf } from './forms';

it.each([
  ['de-AT', 'uhren', 'uhr'],
  ['de', 'uhr', 'uhren'],
  ['en-US', 'mice', 'mouse'],
  ['en', 'shelf', 'shelves'],
  ['es', 'luces', 'luz'],
  ['it', 'cavi', 'cavo'],
  ['nl', 'tassen', 'tas'],
  ['pl', 'zegarki', 'zegarek'],
  ['pt-BR', 'cartoes', 'cartao'],
  ['sv', 'klockor', 'klocka'],
  ['tr', 'kablolar', 'kablo'],
])('in %s, %s may be %s', (language, word, form) => {
  expect(formsOf(word, endingsOf([language]))).toContain(form);
});

it('no form is shorter than a word, or of a language without rules', () => {
  expect(formsOf('alen', endingsOf(['de']))).not.toContain('al');
  expect(formsOf('uhren', endingsOf(['xx']))).toEqual([]);
});

it('finds words in the singular and plural of the shop’s language, in compounds too', async () => {
  const products = ['Armbanduhr', 'Uhr', 'Kabel'].map((title) => product(title, { product_title: title }));
  const find = async (text: string, ...languages: readonly string[]) => {
    const { search } = await createSearchIndex(products, () => undefined, [], languages);
    return (search(text)?.ranked ?? []).map((index) => products[index]?.product_title);
  };
  expect(await find('Uhren', 'en', 'de')).toEqual(['Uhr']);
  expect(await find('Uhren', 'tr')).toEqual([]);
  products.splice(1, 1);
  expect(await find('Uhren', 'de-AT')).toEqual(['Armbanduhr']);
});
