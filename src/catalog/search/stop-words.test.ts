import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import { createSearchIndex } from '../search-index';
import { languageRules } from './stop-words';

describe('A title', () => {
  it.each([
    ['en', 'Case for iPhone 17', 'Case', ' for iPhone 17'],
    ['en', 'To Do List', 'To Do List', ''],
    ['en', 'For iPhone 17', 'For iPhone 17', ''],
    ['de-AT', 'Hülle für iPhone 17', 'Hülle', ' für iPhone 17'],
    ['it', 'Custodia per iPhone 17', 'Custodia', ' per iPhone 17'],
    ['pl-PL', 'Etui do iPhone 17', 'Etui', ' do iPhone 17'],
    ['da', 'Cover til iPhone 17', 'Cover', ' til iPhone 17'],
    ['nb', 'DEKSEL TIL IPHONE 17', 'DEKSEL', ' TIL IPHONE 17'],
    ['pt-BR', 'Kit com capa', 'Kit', ' com capa'],
    ['de', 'Cover til iPhone 17', 'Cover til iPhone 17', ''],
    ['tr', 'iPhone 17 için kılıf', 'kılıf', 'iPhone 17 için '],
    ['ja', 'iPhone 17用ケース', 'ケース', 'iPhone 17用'],
    ['zh', '家用电器', '家用电器', ''],
  ])('in %s names a thing and what it goes with: %s', (language, written, title, goesWith) => {
    expect(languageRules([language]).splitTitle(written)).toEqual({ title, goesWith });
  });
});

/** The search in a shop that sells things of these titles. */
async function searchIn(language: string, titles: readonly string[]) {
  const products = titles.map((title) => product(title, { product_title: title, category: title }));
  const { search } = await createSearchIndex(products, () => undefined, [], [language]);
  return (text: string) => {
    const { ranked = [], messageFor = () => '' } = search(text) ?? {};
    return { titles: ranked.map((index) => titles[index]), message: messageFor(ranked.length) };
  };
}

describe('The search', () => {
  it('does not look for words of a limit without a unit', async () => {
    const search = await searchIn('en', ['Laptop 4 cores', 'Laptop 8 cores']);
    const message = '1 gadget for “laptop under 4 cores”';
    expect(search('laptop under 4 cores')).toEqual({ titles: ['Laptop 4 cores'], message });
  });

  it.each([
    ['fi', 'uusi puhelin', 'Puhelin'],
    ['hu', 'új telefon ára', 'Telefon'],
    ['sl', 'nova ura', 'Ura'],
    ['sr', 'нови сат', 'Сат'],
  ])('in %s does not look for “new” or “price”: %s', async (language, text, title) => {
    const search = await searchIn(language, [title, 'Kabel']);
    expect(search(text).message).toBe(`1 gadget for “${text}”`);
  });

  it.each([
    [
      'da',
      ['Cover til iPhone 16', 'iPhone 16', 'Høretelefoner', 'Kabel'],
      'køb ny iphone',
      'høretelefoner og kabel',
    ],
    [
      'nb',
      ['Deksel til iPhone 16', 'iPhone 16', 'Hodetelefoner', 'Kabel'],
      'kjøp ny iphone',
      'hodetelefoner og kabel',
    ],
    ['uk', ['Чохол для iPhone 16', 'iPhone 16', 'Навушники', 'Кабель'], 'ціна iphone', 'навушники і кабель'],
    ['fr', ['Coque pour iPhone 16', 'iPhone 16', 'Casque', 'Câble'], 'à iphone', 'casque et câble'],
    [
      'es',
      ['Funda para iPhone 16', 'iPhone 16', 'Auriculares', 'Cable'],
      'por iphone',
      'auriculares y cable',
    ],
    ['it', ['Custodia per iPhone 16', 'iPhone 16', 'Cuffie', 'Cavo'], 'nuovo iphone', 'cuffie e cavo'],
    [
      'nl',
      ['Hoesje voor iPhone 16', 'iPhone 16', 'Koptelefoon', 'Kabel'],
      'nieuwe iphone',
      'koptelefoon en kabel',
    ],
    ['pl', ['Etui do iPhone 16', 'iPhone 16', 'Słuchawki', 'Kabel'], 'kupić iphone', 'słuchawki lub kabel'],
    ['ru', ['Чехол для iPhone 16', 'iPhone 16', 'Наушники', 'Кабель'], 'цена iphone', 'наушники и кабель'],
    ['sv', ['Skal till iPhone 16', 'iPhone 16', 'Hörlurar', 'Kabel'], 'köpa ny iphone', 'hörlurar och kabel'],
    ['pt', ['Capa para iPhone 16', 'iPhone 16', 'Fone', 'Cabo'], 'comprar um iphone', 'fone e cabo'],
    ['tr', ['iPhone 16 için kılıf', 'iPhone 16', 'Kulaklık', 'Kablo'], 'yeni iphone', 'kulaklık ve kablo'],
    ['bg', ['Калъф за iPhone 16', 'iPhone 16', 'Слушалки', 'Кабел'], 'цена на iphone', 'слушалки и кабел'],
    ['cs', ['Kryt na iPhone 16', 'iPhone 16', 'Sluchátka', 'Kabel'], 'nový iphone', 'sluchátka nebo kabel'],
    ['el', ['Θήκη για iPhone 16', 'iPhone 16', 'Ακουστικά', 'Καλώδιο'], 'ο iphone', 'ακουστικά και καλώδιο'],
    ['hr', ['Maska za iPhone 16', 'iPhone 16', 'Slušalice', 'Kabel'], 'kupiti iphone', 'slušalice ili kabel'],
    ['ro', ['Husă pentru iPhone 16', 'iPhone 16', 'Căști', 'Cablu'], 'preț iphone', 'căști și cablu'],
    [
      'sk',
      ['Obal pre iPhone 16', 'iPhone 16', 'Slúchadlá', 'Kábel'],
      'kúpiť iphone',
      'slúchadlá alebo kábel',
    ],
  ])('in %s knows stop words, and words between two searches', async (language, titles, phone, several) => {
    const search = await searchIn(language, titles);
    const [cover = '', iphone = '', first = '', second = ''] = titles;
    expect(search(phone)).toEqual({ titles: [iphone, cover], message: `2 gadgets for “${phone}”` });
    expect(search(several)).toEqual({ titles: [first, second], message: `2 gadgets for “${several}”` });
  });
});
