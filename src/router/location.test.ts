// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { hrefOf, readLocation, resolveTo, withoutBase, writeLocation } from './location';

afterEach(() => history.replaceState(null, '', '/'));

describe('an address', () => {
  it('is resolved from the current location', () => {
    for (const [to, expected] of [
      ['/dashboard?tab=wishlist#top', { pathname: '/dashboard', search: '?tab=wishlist', hash: '#top' }],
      ['/', { pathname: '/', search: '', hash: '' }],
      [{ search: '?category=Laptops' }, { pathname: '/statistics', search: '?category=Laptops', hash: '' }],
      [{ pathname: '/details' }, { pathname: '/details', search: '', hash: '' }],
    ] as const) {
      expect(resolveTo(to, { pathname: '/statistics' }), JSON.stringify(to)).toEqual(expected);
    }
  });

  it('starts with the shop’s folder in a link', () => {
    const address = { pathname: '/statistics', search: '?a=b', hash: '#c' };
    expect(hrefOf(address, '/')).toBe('/statistics?a=b#c');
    expect(hrefOf(address, '/shop/')).toBe('/shop/statistics?a=b#c');
  });

  it('is read without the shop’s folder', () => {
    for (const [pathname, base, expected] of [
      ['/shop', '/shop/', '/'],
      ['/shop/', '/shop/', '/'],
      ['/shop/details', '/shop/', '/details'],
      ['/shopping', '/shop/', '/shopping'],
      ['/details', '/', '/details'],
    ] as const) {
      expect(withoutBase(pathname, base), pathname).toBe(expected);
    }
  });
});

describe('the history', () => {
  const home = { pathname: '/', search: '', hash: '', state: {} };

  it('returns the state of an entry', () => {
    const place = { pathname: '/details', search: '?a=b', hash: '#c', state: { productId: 'x' } };
    const written = writeLocation('push', place, '/shop/');
    expect(location.pathname).toBe('/shop/details');
    expect(readLocation('/shop/')).toEqual({ ...place, key: written.key });
  });

  it('gives every entry a new key, and keeps it when the entry is replaced', () => {
    const first = writeLocation('push', home, '/');
    const second = writeLocation('push', home, '/');
    expect(second.key).not.toBe(first.key);
    expect(writeLocation('replace', { ...home, state: { typed: true } }, '/').key).toBe(second.key);
  });

  it('gives an entry from elsewhere a key, once', () => {
    for (const entry of [null, 'text', 7, { key: 7 }, {}]) {
      history.replaceState(entry, '', '/about-us');
      const { key, pathname, state } = readLocation('/');
      expect([pathname, state], JSON.stringify(entry)).toEqual(['/about-us', {}]);
      expect(key, JSON.stringify(entry)).not.toBe('');
      expect(readLocation('/').key, JSON.stringify(entry)).toBe(key);
    }
  });

  it('takes an unreadable state for none', () => {
    for (const state of [null, 'text', { productId: 7 }, { openedHere: 'yes' }, []]) {
      history.replaceState({ key: 'a', state }, '', '/');
      expect(readLocation('/').state, JSON.stringify(state)).toEqual({});
    }
  });
});
