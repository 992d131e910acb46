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
  ['bg', 'часовници', 'часовник'],
  ['cs', 'stoly', 'stul'],
  ['el', 'οθονες', 'οθονη'],
  ['fi', 'puhelimet', 'puhelin'],
  ['fr', 'jeux', 'jeu'],
  ['he', 'שעונים', 'שעון'],
  ['hr', 'satovi', 'sat'],
  ['hu', 'orak', 'ora'],
  ['lt', 'knygos', 'knyga'],
  ['ro', 'ceasuri', 'ceas'],
  ['ru', 'мыши', 'мышь'],
  ['sk', 'kable', 'kabel'],
  ['sl', 'ure', 'ura'],
  ['sr', 'слушалице', 'слушалица'],
  ['uk', 'миші', 'миша'],
])('in %s, %s may be %s', (language, word, form) => {
  expect(formsOf(word, endingsOf([language]))).toContain(form);
});

it('no form is shorter than a word, or of a language without rules', () => {
  expect(formsOf('alen', endingsOf(['de']))).not.toContain('al');
  expect(formsOf('uhren', endingsOf(['xx']))).toEqual([]);
});

/** The titles that a search finds among these. */
async function find(titles: readonly string[], text: string, ...languages: readonly string[]) {
  const products = titles.map((title) => product(title, { product_title: title }));
  const { search } = await createSearchIndex(products, () => undefined, [], languages);
  return (search(text)?.ranked ?? []).map((index) => titles[index]);
}

it('finds words in the singular and plural of the shop’s language, in compounds too', async () => {
  const titles = ['Armbanduhr', 'Uhr', 'Kabel'];
  expect(await find(titles, 'Uhren', 'en', 'de')).toEqual(['Uhr']);
  expect(await find(titles, 'Uhren', 'tr')).toEqual([]);
  expect(await find(['Armbanduhr', 'Kabel'], 'Uhren', 'de-AT')).toEqual(['Armbanduhr']);
});

it('finds words of three letters in another form', async () => {
  expect(await find(['Kabel', 'Hra'], 'hry', 'cs')).toEqual(['Hra']);
});

it.each([
  ['ساعة', 'ساعات'],
  ['هاتف', 'الهاتف'],
  ['سماعة', 'السماعات'],
  ['شاشه', 'شاشة'],
])('finds Arabic words with an article, in the plural or spelled otherwise: %s, %s', async (one, other) => {
  expect(await find([one, 'كابل'], other, 'ar')).toEqual([one]);
  expect(await find([other, 'كابل'], one, 'ar')).toEqual([other]);
});
