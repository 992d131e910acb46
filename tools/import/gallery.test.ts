import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePictures } from '../pictures/make-pictures';
import { importInto } from './test-shop';

const pngOf = (background: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();

const heads = 'Handle,Title,Type,Option1 Name,Variant Price,Image Src,Image Position,Image Alt Text\n';
const at = (name: string) => `https://a.example/${name}`;
const made = (stem: string) => ({ image: `images/products/${stem}-320.webp`, image_widths: [320] });

describe('The further pictures of a Shopify export', () => {
  it('become the gallery by their positions, each once, with their texts', async () => {
    const { products, text } = await importInto(
      `${heads}v,Violet,Phones,Size,7.5,${at('2.jpg')},2,<b>Back</b>\nv,,,,,${at('10.jpg')},10,\nv,,,,,${at('x.jpg')},,\nv,,,,,${at('1.jpg')},1,Front\nv,,,,8,${at('2.jpg')},2,Again\n`,
    );
    expect(products).toMatchObject([
      {
        product_image: at('1.jpg'),
        image_alt: 'Front',
        gallery: [{ image: at('2.jpg'), image_alt: 'Back' }, { image: at('10.jpg') }, { image: at('x.jpg') }],
      },
    ]);
    expect(text).not.toContain('picture: ');
    expect(text).not.toContain(' pictures');
  });

  it('keep their order where they have no positions', async () => {
    const { products } = await importInto(
      `${heads}v,Violet,Phones,Size,7.5,${at('b.jpg')},,\nv,,,,,${at('c.jpg')},x,\nv,,,,,${at('a.jpg')},,\n`,
    );
    expect(products).toMatchObject([
      { product_image: at('b.jpg'), gallery: [{ image: at('c.jpg') }, { image: at('a.jpg') }] },
    ]);
  });

  it('are left out, and listed, if a page cannot show them', async () => {
    const { products, text } = await importInto(
      `${heads}v,Violet,Phones,Size,7.5,http://a.example/1.jpg,1,Front\nv,,,,,${at('2.jpg')},2,Back\nv,,,,,ftp://a,3,\n`,
    );
    expect(products).toMatchObject([{ product_image: at('2.jpg'), image_alt: 'Back' }]);
    expect(products[0]).not.toHaveProperty('gallery');
    expect(text).toContain('1 product: with pictures whose addresses a page cannot show: these are left out');
  });

  it('count once where many variants name the same', async () => {
    const rows = Array.from({ length: 300 }, () => `v,,,,8,${at('1.jpg')},,`);
    const { products, text } = await importInto(
      `${heads}v,Violet,Phones,Size,7.5,${at('1.jpg')},,\n${rows.join('\n')}\nv,,,,,${at('2.jpg')},,\n`,
    );
    expect(products).toMatchObject([{ product_image: at('1.jpg'), gallery: [{ image: at('2.jpg') }] }]);
    expect(text).not.toContain('with more than');
  });

  it('are 250 a product with its first, also of a file that has thousands, and quickly', async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => `v,,,,,${at(`${index}.jpg`)},,`);
    const { products, text } = await importInto(`${heads}v,Violet,Phones,Size,7.5,,,\n${rows.join('\n')}\n`);
    expect(products[0]?.gallery).toHaveLength(249);
    expect(text).toContain('with more than 250 pictures: those after them are left out');
  });
});

describe('The further pictures of a Google Merchant Center feed', () => {
  const eleven = Array.from({ length: 11 }, (_, index) => at(`${index},w_9.jpg`));
  const ten = eleven.slice(0, 10).map((image) => ({ image }));

  it('become the gallery, ten of them, as TSV', async () => {
    const { products, text } = await importInto(
      `id\ttitle\tprice\tproduct_type\timage_link\tadditional_image_link\n1\tViolet\t7.50 USD\tPhones\t${at('v.jpg')}\t${eleven.join(', ')}\n2\tRed\t7.50 USD\tPhones\t${at('r.jpg')}\t\n`,
    );
    expect(products).toMatchObject([{ product_image: at('v.jpg'), gallery: ten }, {}]);
    expect(products[1]).not.toHaveProperty('gallery');
    expect(text).toContain('picture ← additional_image_link');
    expect(text).not.toContain('not used');
  });

  it('become the gallery, ten of them, as XML', async () => {
    const links = eleven.map((link) => `<g:additional_image_link>${link}</g:additional_image_link>`);
    const { products } = await importInto(
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Violet</title><g:price>7.50 USD</g:price><g:product_type>Phones</g:product_type><g:image_link>${at('v.jpg')}</g:image_link>${links.join('')}</item></channel></rss>`,
    );
    expect(products).toMatchObject([{ product_image: at('v.jpg'), gallery: ten }]);
  });
});

const several = `Name,Price,Category,Image\nViolet,7.5,Phones,${['a.png', 'b.png', 'b.png?v=2', 'c.png'].map(at).join('|')}\n`;

describe('The photos of a gallery', () => {
  it('are taken from a folder, each once, and npm run pictures would change nothing', async () => {
    const [white, red] = await Promise.all([pngOf('#fff'), pngOf('#f00')]);
    const { products, files, again } = await importInto(several, {
      before: { 'photos/b.jpg': 'another photo', 'Data.json': '[]' },
      pictures: { 'a.png': white, 'b.png': red },
      afterwards: (shopDir) => makePictures({ shopDir, isAll: false, isBrand: false, say: () => undefined }),
    });
    expect(products).toMatchObject([
      { product_image: made('a').image, gallery: [made('b-2'), { image: at('c.png') }] },
    ]);
    expect(files).toContain('images/products/b-2-320.avif');
    expect(again?.text).toMatch(/Data\.json was not changed\.$/u);
    expect(again?.text).not.toMatch(/shop\/photos\/b-2\.png: no product/u);
  });

  it('are fetched, and those that cannot be used keep their address', async () => {
    const white = await pngOf('#fff');
    const { products, text } = await importInto(several, {
      download: (address) =>
        address === at('c.png')
          ? Promise.reject(new Error('the server answers 404'))
          : Promise.resolve(white),
    });
    expect(products).toMatchObject([
      { product_image: made('a').image, gallery: [made('b'), { image: at('c.png') }] },
    ]);
    expect(text).toContain('c.png could not be fetched: the server answers 404; its address is kept');
  });
});

it('Numbered columns of pictures are all read', async () => {
  const { products, text } = await importInto(
    `Title,Price,Image 1,Product Image File - 2,Image 3 alt\nViolet,7.5,${at('1.jpg')},${at('2.jpg')},Back\n`,
  );
  expect(products).toMatchObject([{ product_image: at('1.jpg'), gallery: [{ image: at('2.jpg') }] }]);
  expect(text).toContain('not used: Image 3 alt');
});

it('Several columns of pictures come as --map names them', async () => {
  const { products } = await importInto(`Title,Price,Front,Back\nPen,1,${at('1.jpg')},${at('2.jpg')}\n`, {
    overrides: [
      ['picture', 'Front'],
      ['picture', 'Back'],
    ],
  });
  expect(products).toMatchObject([{ product_image: at('1.jpg'), gallery: [{ image: at('2.jpg') }] }]);
});
