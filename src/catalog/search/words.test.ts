import { describe, expect, it } from 'vitest';
import { errorsBetween, wordsOf } from './words';

const textsOf = (text: string) => wordsOf(text).map((word) => word.text);
const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem);
const stemOf = (text: string) => stemsOf(text)[0];

describe('A text', () => {
  it.each([
    ['S26 Ultra', ['s', '26', 'ultra']],
    ['S26+', ['s', '26', 'plus']],
    ['a + b', ['a', 'b']],
    ['Apple’s don’t', ['apples', 'dont']],
    ['it’ll', ['itll']],
    ['l’eau', ['l', 'eau']],
    ['1.5.2 and 2.', ['1.5.2', 'and', '2']],
    ['Cafe\u0301s Ångström', ['cafes', 'angstrom']],
    ['Œuvre Æther Straße', ['oeuvre', 'aether', 'strasse']],
    ['Ørsted đak Łódź ılık', ['orsted', 'dak', 'lodz', 'ilik']],
    ['Кабель 键盘', ['кабель', '键盘']],
    ['小米手机14', ['小米', '手机', '14']],
    ['防水カメラ', ['防水', 'カメラ']],
    ['สายชาร์จ', ['สาย', 'ชารจ']],
    ['1,299', ['1299']],
    ['1,234,567', ['1234567']],
    ['12,345', ['12345']],
    ['12,5', ['12.5']],
    ['1299,500', ['1299.500']],
    ['1,299,50', ['1.299.50']],
    ['1,2345', ['1.2345']],
    ['20.000', ['20000']],
    ['20 000 mAh', ['20000', 'mah']],
    ['1 000 000', ['1000000']],
    ['20’000', ['20000']],
    ['1,25,000', ['125000']],
    ['0.129', ['0.129']],
    ['9 256 GB', ['9', '256', 'gb']],
    ['1000 000', ['1000', '000']],
    ["5'11", ['5', '11']],
    ['13″ 14" 15 ”', ['13', 'inch', '14', 'inch', '15', 'inch']],
    ['13a" x"', ['13', 'a', 'x']],
    ['...', []],
  ])('has its words: %s', (text, words) => {
    expect(textsOf(text)).toEqual(words);
  });

  it('says where a word stands, and the place of inches behind their number', () => {
    expect(wordsOf('a 13″').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 4],
      [4, 4],
    ]);
  });
});

describe('A name in camel case', () => {
  it('has parts and initials, and another has none', () => {
    expect(wordsOf('AirPods')[0]).toMatchObject({ text: 'airpods', parts: ['air', 'pods'], initials: 'ap' });
    expect(wordsOf('Airpods')[0]).toMatchObject({ parts: [], initials: undefined });
  });
});

describe('A stem', () => {
  it.each([
    ['colour', 'color'],
    ['colours', 'color'],
    ['centre', 'center'],
    ['centres', 'center'],
    ['fibre', 'fiber'],
    ['catalogue', 'catalog'],
    ['catalogues', 'catalogs'],
    ['travelling', 'traveling'],
    ['labelled', 'labeled'],
    ['traveller', 'traveler'],
    ['optimise', 'optimize'],
    ['optimised', 'optimized'],
    ['optimises', 'optimizes'],
    ['optimising', 'optimizing'],
    ['optimisation', 'optimization'],
    ['greys', 'grays'],
    ['aluminium', 'aluminum'],
    ['batteries', 'battery'],
    ['watches', 'watch'],
    ['boxes', 'box'],
    ['phones', 'phone'],
    ['ifone', 'iphone'],
    ['headfones', 'headphone'],
    ['bags', 'bag'],
  ])('is the same for %s and %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    'hour',
    'courier',
    'treble',
    'store',
    'monologuer',
    'fillerup',
    'pillar',
    'wise',
    'raise',
    'surprisedly',
    'egrey',
    'ealuminium',
    'aluminia',
    'diesel',
    'estate',
    'glass',
    'bus',
    'axis',
    'gas',
    'chess',
    '16',
  ])('leaves %s as it is', (word) => {
    expect(stemOf(word)).toBe(textsOf(word)[0]);
  });
});

describe('A unit', () => {
  it('has the stem of its symbol after a number only', () => {
    expect(stemsOf('65-watt, 24 Hours, 13,6 Zoll, 2 kilos')).toEqual([
      '65',
      'w',
      '24',
      'h',
      '13.6',
      'inch',
      '2',
      'kg',
    ]);
    expect(stemsOf('3 días, 2 часа')).toEqual(['3', 'day', '2', 'h']);
    expect(stemsOf('2 in 1, 9 to 5')).toEqual(['2', 'in', '1', '9', 'to', '5']);
    expect(stemsOf('watts and hours')).toEqual(['watt', 'and', 'hour']);
  });
});

describe('Errors', () => {
  it.each([
    ['abc', 'abd', undefined],
    ['abcd', 'abdc', 1],
    ['abcd', 'abce', 1],
    ['abcd', 'xbcd', undefined],
    ['hpone', 'phone', undefined],
    ['hpones', 'phones', 1],
    ['aphone', 'iphone', 1],
    ['ipohne', 'iphone', 1],
    ['iphnoe', 'iphone', 1],
    ['iphoen', 'iphone', 1],
    ['ihpoen', 'iphone', undefined],
    ['phonee', 'phone', 1],
    ['keybord', 'keyboard', 1],
    ['kexboat', 'keyboar', undefined],
    ['keybaord', 'keyboard', 1],
    ['kexboatd', 'keyboard', 2],
    ['kexbpatd', 'keyboard', undefined],
    ['galaxi', 'galaxybuds', 1],
    ['galxay', 'galaxybuds', 1],
    ['samsung', 'samsungs', 1],
    ['samsung', 'samsu', undefined],
    ['thinkpads', 'thinkpa', 2],
    ['thinkpads', 'thinkp', undefined],
  ])('between %s and %s: %s', (typed, word, errors) => {
    expect(errorsBetween(typed, word)).toBe(errors);
  });
});
