// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { hrefOf, readLocation, resolveTo, withoutBase, writeLocation } from './location';

afterEach(() => history.replaceState(null, '', '/'));

describe('an address', () => {
  it.each([
    ['/dashboard?tab=wishlist#top', { pathname: '/dashboard', search: '?tab=wishlist', hash: '#top' }],
    ['/', { pathname: '/', search: '', hash: '' }],
    [{ search: '?category=Laptops' }, { pathname: '/statistics', search: '?category=Laptops', hash: '' }],
    [{ pathname: '/details' }, { pathname: '/details', search: '', hash: '' }],
  ])('of %j is found from where the visitor is', (to, expected) => {
    expect(resolveTo(to, { pathname: '/statistics' })).toEqual(expected);
  });

  it.each([
    ['/', '/statistics?a=b#c'],
    ['/shop/', '/shop/statistics?a=b#c'],
  ])('stands below %s in a link', (base, href) => {
    expect(hrefOf({ pathname: '/statistics', search: '?a=b', hash: '#c' }, base)).toBe(href);
  });

  it.each([
    ['/shop', '/shop/', '/'],
    ['/shop/', '/shop/', '/'],
    ['/shop/details', '/shop/', '/details'],
    ['/shopping', '/shop/', '/shopping'],
    ['/details', '/', '/details'],
  ])('%s, read below %s, is %s', (pathname, base, expected) => {
    expect(withoutBase(pathname, base)).toBe(expected);
  });
});

describe('the history', () => {
  it('gives back what an entry was made with', () => {
    const address = { pathname: '/details', search: '?a=b', hash: '#c' };
    const written = writeLocation('push', address, { productId: 'x' }, '/shop/');
    expect(location.pathname).toBe('/shop/details');
    expect(readLocation('/shop/')).toEqual({ ...address, state: { productId: 'x' }, key: written.key });
  });

  it('names every entry anew, and keeps the name of one whose content is replaced', () => {
    const address = { pathname: '/', search: '', hash: '' };
    const first = writeLocation('push', address, undefined, '/');
    const second = writeLocation('push', address, undefined, '/');
    expect(second.key).not.toBe(first.key);
    expect(writeLocation('replace', address, 1, '/').key).toBe(second.key);
  });

  it.each([[null], ['text'], [7], [{ key: 7 }], [{}]])('names an entry of %j, once', (entry) => {
    history.replaceState(entry, '', '/about-us');
    const { key, pathname, state } = readLocation('/');
    expect([pathname, state]).toEqual(['/about-us', undefined]);
    expect(key).not.toBe('');
    expect(readLocation('/').key).toBe(key);
  });
});
