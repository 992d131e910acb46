import { describe, expect, it } from 'vitest';
import { structuredData } from '../src/structured-data';
import { robots, sitemap } from './crawler-files';
import { shareHead } from './share-head';
import { siteAddress } from './site-address';

const page = {
  file: 'statistics.html',
  title: 'A "shop" | <Stats>',
  description: 'Prices & ratings',
  path: '/statistics',
  html: '',
  shopWindow: undefined,
  structuredData: undefined,
};

const product = {
  product_id: 'a',
  product_title: 'Gadget',
  product_image: '',
  price: 24.5,
  category: 'Phones',
  description: '',
  specification: [],
  rating: 4.5,
};

describe('siteAddress', () => {
  it('joins the origin and the folder', () => {
    for (const [base, origin, address] of [
      ['/', undefined, 'https://ultraviolet.example/'],
      ['/shop/', 'https://gadgets.example', 'https://gadgets.example/shop/'],
      ['/', 'https://gadgets.example/some/path?x#y', 'https://gadgets.example/'],
      ['/', 'http://localhost:4173', 'http://localhost:4173/'],
    ] as const) {
      expect(siteAddress(base, origin).href, `${base} at ${origin}`).toBe(address);
    }
  });

  it('refuses another origin or folder, and says what is wanted', () => {
    for (const origin of [
      '',
      'gadgets.example',
      'javascript:alert(1)',
      'ftp://gadgets.example',
      'https://',
    ]) {
      expect(() => siteAddress('/', origin), origin).toThrow(/https:\/\/shop\.example/u);
    }
    for (const base of ['', 'shop', '/shop', 'shop/']) {
      expect(() => siteAddress(base), base).toThrow(/slash at both ends/u);
    }
  });
});

describe('Below a folder', () => {
  const site = siteAddress('/shop/');

  it('a page’s address and its picture’s are whole, and its words are escaped', () => {
    const head = shareHead(page, site);
    expect(head).toContain('<link rel="canonical" href="https://ultraviolet.example/shop/statistics">');
    expect(head).toContain(
      '<meta property="og:image" content="https://ultraviolet.example/shop/images/link-preview.jpg">',
    );
    expect(head).toContain('<meta property="og:title" content="A &quot;shop&quot; | &lt;Stats>">');
  });

  it('the not-found page has no address', () => {
    expect(shareHead({ ...page, path: undefined }, site)).toEqual([]);
  });

  it('robots and sitemap name whole addresses', () => {
    expect(robots(site)).toContain('Sitemap: https://ultraviolet.example/shop/sitemap.xml\n');
    expect(sitemap(site)).toContain('<loc>https://ultraviolet.example/shop/about-us</loc>');
  });

  it('a product without a picture has none, and its price has two digits', () => {
    const text = JSON.stringify(structuredData([product], site));
    expect(text).toContain('"price":"24.50"');
    expect(text).not.toContain('"image"');
  });

  it('of many products the first twelve are listed, and all are counted', () => {
    const text = JSON.stringify(
      structuredData(
        Array.from({ length: 10_000 }, () => product),
        site,
      ),
    );
    expect(text.match(/"ListItem"/gu)).toHaveLength(12);
    expect(text).toContain('"numberOfItems":10000');
  });
});
