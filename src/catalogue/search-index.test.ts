import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import ownCatalogue from '../../public/Data.json';
import { parseCatalogue } from './parse-catalogue';
import { createSearchIndex, type SearchIndex } from './search-index';

const { products } = parseCatalogue(ownCatalogue);
let index: SearchIndex;

beforeAll(async () => {
  index = await createSearchIndex(products, () => undefined);
});

function titles(text: string): string[] {
  return (index.search(text)?.ranked ?? []).map((place) => products[place]?.product_title ?? '');
}

describe('search', () => {
  it.each([
    ['iphone 16 pro', 'iPhone 16 Pro'],
    ['pro 16 iphone', 'iPhone 16 Pro'],
    ['IPHONE', 'iPhone'],
    ['samsng', 'Samsung'],
    ['hedphones', 'Headphones'],
    ['thinkpda', 'ThinkPad'],
    ['wh-1000xm5', 'WH-1000XM5'],
    ['mac book air', 'MacBook Air'],
    ['keychron keyboard', 'Keychron'],
  ])('for "%s" finds %s first', (text, expected) => {
    expect(titles(text)[0]?.toLowerCase()).toContain(expected.toLowerCase());
  });

  it('reads specifications and descriptions too, with or without a space before the unit', () => {
    const spaced = titles('snapdragon 256 GB');
    expect(spaced.length).toBeGreaterThan(0);
    expect(titles('snapdragon 256gb')).toEqual(spaced);
  });

  it('wants every word to match', () => {
    expect(titles('iphone thinkpad')).toEqual([]);
  });

  it('does not take one number for another', () => {
    expect(titles('iphone 15').every((title) => !/^iPhone 1[346]/u.test(title))).toBe(true);
  });

  it('finds nothing for what is no word, and for what nobody sells', () => {
    expect(index.search(' -- ')).toBeUndefined();
    expect(titles('zzzzzz')).toEqual([]);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const ranked = index.search(text)?.ranked ?? [];
        expect(new Set(ranked).size).toBe(ranked.length);
      }),
    );
  });

  it('marks what was typed, in whole texts that stay whole', () => {
    const hits = index.search('mac book');
    expect(hits?.mark('The MacBook Air')).toEqual([
      { text: 'The ', marked: false },
      { text: 'MacBook', marked: true },
      { text: ' Air', marked: false },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          hits
            ?.mark(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
