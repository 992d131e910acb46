import { describe, expect, it } from 'vitest';
import { settings } from '@shop/settings';
import { robots, sitemap } from './crawler-files';
import { shareHead } from './share-head';
import { siteAddress } from './site-address';

const page = {
  file: 'statistics.html',
  title: 'A "shop" | <Stats>',
  description: 'Prices & ratings',
  path: '/statistics',
  html: '',
  initialData: undefined,
  module: '',
  inSitemap: true,
  structuredData: undefined,
};

describe('siteAddress', () => {
  it('joins the origin and the folder', () => {
    for (const [base, origin, address] of [
      ['/shop/', 'https://gadgets.example', 'https://gadgets.example/shop/'],
      ['/my-shops/no.1/', 'https://gadgets.example', 'https://gadgets.example/my-shops/no.1/'],
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
    for (const base of ['', 'shop', '/shop', 'shop/', '//', '/shop//', '//shop/', '/../', '/a b/', '/a?b/']) {
      expect(() => siteAddress(base, 'https://shop.example'), base).toThrow(/slash at both ends/u);
    }
  });
});

describe('Below a folder', () => {
  const site = siteAddress('/shop/', 'https://gadgets.example');

  it('a page’s addresses are whole, its words escaped, and its link has a large picture', () => {
    expect(shareHead(page, site, settings)).toEqual([
      '<link rel="canonical" href="https://gadgets.example/shop/statistics">',
      '<meta property="og:type" content="website">',
      `<meta property="og:site_name" content="${settings.name}">`,
      '<meta property="og:locale" content="en_US">',
      '<meta property="og:title" content="A &quot;shop&quot; | &lt;Stats>">',
      '<meta property="og:description" content="Prices &amp; ratings">',
      '<meta property="og:url" content="https://gadgets.example/shop/statistics">',
      '<meta property="og:image" content="https://gadgets.example/shop/images/link-preview.jpg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta property="og:image:alt" content="${settings.name}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  it('the not-found page has no address', () => {
    expect(shareHead({ ...page, path: undefined }, site, settings)).toEqual([]);
  });

  it('robots and sitemap name whole addresses', () => {
    expect(robots(site)).toContain('Sitemap: https://gadgets.example/shop/sitemap.xml\n');
    const pages = [
      { path: '/about-us', inSitemap: true },
      { path: '/dashboard', inSitemap: false },
      { path: undefined, inSitemap: true },
    ];
    expect(sitemap(pages, site).match(/<loc>.*?<\/loc>/gu)).toEqual([
      '<loc>https://gadgets.example/shop/about-us</loc>',
    ]);
  });
});
