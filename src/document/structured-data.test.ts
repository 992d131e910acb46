import { expect, it } from 'vitest';
import { settings } from '@shop/settings';
import { structuredData } from './structured-data';
import { product } from '../test/products';

const site = new URL('https://shop.example/shop/');

const watch = product('w1', {
  product_title: 'Watch',
  product_image: 'images/watch-640.webp',
  price: 24.5,
  category: 'Smartwatches',
  description: 'It tells the time.',
  specification: ['Maker: Tick, of Tock', 'Weight: 40 g'],
  rating: 4.5,
});
const watchItem = {
  '@type': 'Product',
  name: 'Watch',
  sku: 'w1',
  category: 'Smartwatches',
  brand: { '@type': 'Brand', name: 'Tick' },
  description: 'It tells the time.',
  image: 'https://shop.example/shop/images/watch-640.webp',
  offers: {
    '@type': 'Offer',
    price: '24.50',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: 'https://shop.example/shop/',
  },
};

it('describes the shop, its search and its products', () => {
  expect(structuredData([watch], site)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://shop.example/shop/#shop',
        name: settings.name,
        slogan: settings.tagline,
        url: 'https://shop.example/shop/',
        logo: 'https://shop.example/shop/icons/icon-512.png',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: settings.email,
          telephone: settings.phone,
        },
      },
      {
        '@type': 'WebSite',
        '@id': 'https://shop.example/shop/#site',
        name: settings.name,
        url: 'https://shop.example/shop/',
        inLanguage: 'en-US',
        publisher: { '@id': 'https://shop.example/shop/#shop' },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://shop.example/shop/?q={search_term_string}',
          },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'ItemList',
        name: 'Explore Cutting-Edge Gadgets',
        numberOfItems: 1,
        itemListElement: [{ '@type': 'ListItem', position: 1, item: watchItem }],
      },
    ],
  });
});

it('names no picture and no maker of a product that has none', () => {
  const { image: _, brand: __, ...plain } = watchItem;
  expect(structuredData([{ ...watch, product_image: '', specification: [] }], site)).toHaveProperty(
    '@graph.2.itemListElement.0.item',
    plain,
  );
});

const imageOf = (product_image: string) =>
  /"image":"(?<image>[^"]+)"/u.exec(JSON.stringify(structuredData([{ ...watch, product_image }], site)))
    ?.groups?.['image'];

it('names a picture by its whole address, unless the address is the picture itself', () => {
  expect(imageOf('https://pictures.example/a.webp')).toBe('https://pictures.example/a.webp');
  expect(imageOf('data:image/png;base64,AA')).toBeUndefined();
});

it('lists the first twelve of many products, and counts all', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => product(`p${index}`));
  const text = JSON.stringify(structuredData(many, site));
  const listed = [...text.matchAll(/"position":(?<position>\d+).*?"sku":"(?<sku>\w+)"/gu)];
  expect(listed.map(({ groups }) => `${groups?.['position']} ${groups?.['sku']}`)).toEqual(
    Array.from({ length: 12 }, (_, index) => `${index + 1} p${index}`),
  );
  expect(text).toContain('"numberOfItems":10000');
});
