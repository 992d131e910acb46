import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePictures } from '../pictures/make-pictures';
import { importInto } from './test-shop';

const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const plain = (...rows: readonly string[]) => ['Name,Price,Category,Image', ...rows, ''].join('\n');
const row = 'Violet,7.5,Phones,https://a.example/v.png';

describe('The written catalog', () => {
  it('has the pictures that a folder has', async () => {
    const said: string[] = [];
    const { files, products, text } = await importInto(plain(row, row.replace('Violet', 'Red')), {
      pictures: { 'V.png': png },
      say: (line) => said.push(line),
    });
    expect(files.filter((file) => file.includes('V'))).toEqual([
      ...['320.avif', '320.webp', '640.avif', '640.webp'].map((end) => `images/products/V-${end}`),
      'photos/V.png',
    ]);
    const picture = { product_image: 'images/products/V-640.webp', image_widths: [320, 640] };
    expect(products).toMatchObject([picture, picture]);
    expect(text).toContain('1 picture made from shop/photos/.');
    expect(said).toEqual([expect.stringContaining('1/1 V.png: 2 widths, ')]);
  });

  it('has no product’s picture for the banner', async () => {
    const { products } = await importInto(plain(row.replace('v.png', 'banner.png')), {
      pictures: { 'banner.png': png },
    });
    expect(products).toMatchObject([{ product_image: 'images/products/banner-2-640.webp' }]);
  });

  it('has pictures that npm run pictures would not change', async () => {
    const before = { 'photos/v.jpg': 'another photo', 'Data.json': '[]' };
    const { products, again } = await importInto(plain(row), {
      before,
      pictures: { 'v.png': png },
      afterwards: (shopDir) => makePictures({ shopDir, isAll: false, isBrand: false, say: () => undefined }),
    });
    expect(products).toMatchObject([{ product_image: 'images/products/v-2-640.webp' }]);
    expect(again?.text).toContain('0 photos made, 1 as before, 1 could not be used.');
    expect(again?.text).toMatch(/Data\.json was not changed\.$/u);
  });

  it.each([
    ['a picture', () => png, 'images/products/v-640.webp', '1 picture made'],
    [
      'a picture that is cut off',
      () => png.subarray(0, 100),
      'https://a.example/v.png',
      'file:2 picture: https://a.example/v.png is cut off or damaged',
    ],
    [
      'a page that asks for a login',
      () => Buffer.from('<!doctype html>Log in'),
      'https://a.example/v.png',
      'https://a.example/v.png is a web page',
    ],
    [
      'nothing',
      () => new Uint8Array(),
      'https://a.example/v.png',
      'https://a.example/v.png is empty (0 bytes)',
    ],
  ])('has the pictures that the web has: %s', async (_what, answer, address, said) => {
    const { products, text, files } = await importInto(plain(row), {
      download: () => Promise.resolve(answer()),
    });
    expect(products).toMatchObject([{ product_image: address }]);
    expect(text).toContain(said);
    expect(files.includes('photos/v.png'), 'kept').toBe(address.startsWith('images/'));
  });

  it.each([
    ['empty', new Uint8Array(), 'is empty (0 bytes); its address is kept'],
    [
      'no picture',
      Buffer.from('hello'),
      'is not a picture: it has to be a JPEG, PNG, WebP, AVIF, TIFF or GIF; its address is kept',
    ],
  ])('is not a photo of the folder that cannot be used: %s', async (_what, bytes, said) => {
    const { text, files, products } = await importInto(
      'Name,Price,Category,Image\nRed,1,Phones,https://a.example/red.jpg?x=1\n',
      { pictures: { 'red.jpg': bytes } },
    );
    expect(text).toContain(`file:2 picture: photos/red.jpg ${said}`);
    expect(files).toEqual(['Data.json', 'Data.json.bak']);
    expect(products).toMatchObject([{ product_image: 'https://a.example/red.jpg?x=1' }]);
  });
});
