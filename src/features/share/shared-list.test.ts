import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSharedList, parseSharedList } from './shared-list';

/** Any id that an address can hold: not empty, and without half surrogate pairs. */
const id = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .filter((text) => !/\p{Surrogate}/u.test(text));
const lists = fc.constantFrom('cart', 'wishlist', 'compare');

describe('a shared list', () => {
  it('survives formatting and parsing, with any characters in its ids', () => {
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 100 }), (ids) => {
        expect(parseSharedList(formatSharedList('cart', ids))).toEqual({ list: 'cart', ids, isCut: false });
        const once = [...new Set(ids)];
        const wished = parseSharedList(formatSharedList('wishlist', ids));
        expect(wished).toEqual({ list: 'wishlist', ids: once, isCut: false });
      }),
    );
  });

  it('survives the browser’s normalization of addresses', () => {
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 20 }), (ids) => {
        const { hash } = new URL(`https://shop.example/dashboard${formatSharedList('cart', ids)}`);
        expect(parseSharedList(hash)?.ids).toEqual(ids);
      }),
    );
  });

  it('is short and a list of texts, or undefined, for any hash', () => {
    const hash = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(lists, fc.string({ unit: 'binary', maxLength: 2_000 }))
        .map(([list, text]) => `#${list}=${text}`),
      fc.tuple(lists, fc.array(fc.string())).map(([list, texts]) => `#${list}=${texts.join(',')}`),
    );
    fc.assert(
      fc.property(hash, (text) => {
        const shared = parseSharedList(text);
        if (!shared) return;
        expect(shared.ids.length).toBeLessThanOrEqual(shared.list === 'compare' ? 4 : 200);
        expect(shared.ids.every((each) => typeof each === 'string' && each !== '')).toBe(true);
      }),
    );
  });

  it('is formatted with as many ids as it may hold, without those that no address can', () => {
    const many = Array.from({ length: 201 }, (_, index) => `p${index}`);
    expect(formatSharedList('cart', many)).toBe(`#cart=${many.slice(0, 200).join(',')}`);
    expect(formatSharedList('cart', ['a', '\uD800', '', 'b'])).toBe('#cart=a,b');
    expect(formatSharedList('cart', ['a', 'x'.repeat(20_000)])).toBe('#cart=a');
  });

  it('is undefined for another hash', () => {
    for (const hash of [
      '',
      '#',
      '#cart',
      '#cart:1',
      '#returns',
      '#compare',
      '#Cart=1',
      '#basket=1',
      'to #cart=1',
      '#toString=1',
      '#__proto__=1',
    ]) {
      expect(parseSharedList(hash), hash).toBeUndefined();
    }
  });

  it('leaves out what cannot be read, and is marked as cut', () => {
    expect(parseSharedList('#cart=a,%E0%A4%A,,b')).toEqual({ list: 'cart', ids: ['a', 'b'], isCut: true });
    expect(parseSharedList('#wishlist=')).toEqual({ list: 'wishlist', ids: [], isCut: true });
  });

  it('holds a product once, except in a cart', () => {
    expect(parseSharedList('#cart=a,b,a')?.ids).toEqual(['a', 'b', 'a']);
    expect(parseSharedList('#compare=a,b,a')).toEqual({ list: 'compare', ids: ['a', 'b'], isCut: false });
  });

  it('is cut where it is too long, between two ids', () => {
    const many = Array.from({ length: 500 }, (_, index) => `p${index}`);
    expect(parseSharedList(`#cart=${many.join(',')}`)).toEqual({
      list: 'cart',
      ids: many.slice(0, 200),
      isCut: true,
    });
    expect(parseSharedList('#compare=a,b,c,d,e')).toEqual({
      list: 'compare',
      ids: ['a', 'b', 'c', 'd'],
      isCut: true,
    });
    const long = `#cart=a,${'x'.repeat(30_000)}`;
    expect(parseSharedList(long)).toEqual({ list: 'cart', ids: ['a'], isCut: true });
    const longIds = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(3_000));
    expect(parseSharedList(`#cart=${longIds.join(',')}`)?.ids).toEqual(longIds.slice(0, 6));
  });

  it('is never formatted too long to be parsed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 300 }), (ids) => {
        expect(parseSharedList(formatSharedList('cart', ids))?.isCut).toBe(
          formatSharedList('cart', ids) === '#cart=',
        );
      }),
      { numRuns: 30 },
    );
  });
});
