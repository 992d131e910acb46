import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutPermission } from '../shared/without-permission';
import { catalogOf, inShop, jpeg, picture } from './test-shop';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const noise = sharp({
  create: {
    width: 200,
    height: 150,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});

/** A PNG that says to be larger than it is. */
async function huge(): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}

/** A photo that says to be of 64 megapixels. */
async function large(): Promise<Buffer> {
  const photo = await jpeg();
  const size = photo.indexOf(Uint8Array.of(0xff, 0xc0)) + 5;
  photo.writeUInt16BE(8000, size);
  photo.writeUInt16BE(8000, size + 2);
  return photo;
}

const heic = latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');

/** Photos that cannot be used, and what is said of each after its name. */
const photos: ReadonlyArray<readonly [string, string, () => Uint8Array | Promise<Uint8Array>, string]> = [
  ['an empty file', 'a.jpg', () => new Uint8Array(), 'is empty (0 bytes)'],
  [
    'a JPEG that is cut off',
    'a.jpg',
    async () => half(await noise.clone().jpeg().toBuffer()),
    'is cut off or damaged',
  ],
  ['a JPEG of its first bytes', 'a.jpg', () => latin('\u00FF\u00D8\u00FF\u00E0'), 'is cut off or damaged'],
  [
    'a PNG that is cut off',
    'a.png',
    async () => half(await noise.clone().png().toBuffer()),
    'is cut off or damaged',
  ],
  [
    'a WebP that is cut off',
    'a.webp',
    async () => half(await noise.clone().webp().toBuffer()),
    'is cut off or damaged',
  ],
  [
    'an AVIF that is cut off',
    'a.avif',
    async () => half(await noise.clone().avif({ effort: 0 }).toBuffer()),
    'is cut off or damaged',
  ],
  [
    'a TIFF that is cut off',
    'a.tif',
    async () => half(await noise.clone().tiff().toBuffer()),
    'is cut off or damaged',
  ],
  ['a HEIC photo named .jpg', 'a.jpg', () => heic, 'is a HEIC photo, as iPhones take them: save it as JPEG'],
  ['a HEIC photo', 'a.HEIC', () => heic, 'is a HEIC photo'],
  ['a film', 'a.jpg', () => latin('\0\0\0\u0018ftypisom\0\0\0\0'), 'is a video'],
  ['a PDF named .jpg', 'a.jpg', () => latin('%PDF-1.7'), 'is a PDF: save the picture in it as JPEG or PNG'],
  ['a BMP', 'a.bmp', () => latin('BM\0\0'), 'is a BMP: save it as PNG'],
  ['a Photoshop file', 'a.psd', () => latin('8BPS'), 'is a Photoshop file'],
  ['a raw photo', 'a.NEF', () => latin('MM\0*'), 'is a raw photo: develop it and save it as JPEG'],
  [
    'a drawing',
    'a.svg',
    () => latin('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'is a drawing (SVG), not a photo',
  ],
  ['a web page named .jpg', 'a.jpg', () => latin('<!DOCTYPE html><p>Log in'), 'is a web page'],
  ['a zip named .png', 'a.png', () => latin('PK\u0003\u0004'), 'is a zip'],
  [
    'a text named .png',
    'a.png',
    () => latin('hello'),
    'is not a picture: it has to be a JPEG, PNG, WebP, AVIF, TIFF or GIF',
  ],
  ['a picture that is too large', 'a.png', huge, 'has more than 52 megapixels'],
  ['a photo of 64 megapixels', 'a.jpg', large, 'has more than 52 megapixels: save it smaller'],
];

it.each(photos)(
  'A photo that cannot be used is told, and the others are made: %s',
  async (_what, name, content, said) => {
    const product = {
      product_id: 'a',
      product_title: 'A',
      product_image: 'https://a.example/a.jpg',
      image_alt: 'A',
    };
    const files = {
      [`photos/${name}`]: await content(),
      'photos/good.jpg': await jpeg(),
      'Data.json': catalogOf(product),
    };
    await inShop(files, async ({ run, text, files: list }) => {
      const { text: report, code, progress } = await run();
      expect(report).toContain(`Could not be used (1):\n  shop/photos/${name} ${said}`);
      expect(report).toContain('1 photo made, 0 as before, 1 could not be used.');
      expect(progress[0]).toContain(`1/2 ${name}: ${said}`);
      expect(code).toBe(1);
      expect(text('Data.json')).toBe(files['Data.json']);
      expect(list().filter((file) => file.startsWith('images/'))).toEqual([
        'images/products/good-320.avif',
        'images/products/good-320.webp',
      ]);
    });
  },
);

it('Two photos of one name are told, and the first is made', async () => {
  const files = { 'photos/A b.jpg': await jpeg(), 'photos/a-b.png': await jpeg() };
  await inShop(files, async ({ run }) => {
    const { text, code, progress } = await run();
    expect(progress).toEqual([expect.stringContaining('1/1 A b.jpg: 1 width')]);
    expect(text).toContain(
      'shop/photos/a-b.png would have the same pictures as A b.jpg: remove or rename one of them',
    );
    expect(text).toContain('1 photo made, 0 as before, 1 could not be used.');
    expect(code).toBe(1);
  });
});

it('A file without a photo’s name is left alone and listed', async () => {
  const files = {
    'photos/notes.txt': 'x',
    'photos/old/a.jpg': 'x',
    'photos/.DS_Store': 'x',
    'photos/Thumbs.db': 'x',
  };
  await inShop(files, async ({ run }) => {
    const { text, code } = await run();
    expect(text).toBe(
      'Ignored, since their names are not those of photos (2):\n  notes.txt\n  old\n0 photos made, 0 as before, 0 could not be used. shop/Data.json was not changed.',
    );
    expect(code).toBe(0);
  });
});

describe('Nothing is made, and one sentence says why,', () => {
  it.each([
    [
      'Data.json is damaged',
      '[\n  {"product_id": "a",}\n]',
      'shop/Data.json:2:22 is not JSON from here on: property name expected.',
    ],
    [
      'Data.json is cut off',
      '[{"product_id": "a"',
      'shop/Data.json:1:20 is not JSON from here on: close brace expected.',
    ],
    [
      'Data.json is no list',
      '{}',
      'shop/Data.json:1:1 is not a list: it has to begin with [ and end with ].',
    ],
    ['Data.json is empty', '', 'shop/Data.json:1:1 is empty.'],
  ])('if %s', async (_what, data, said) => {
    await inShop({ 'photos/a.jpg': await jpeg(), 'Data.json': data }, async ({ run, files }) => {
      const { text, code, progress } = await run();
      expect([text, code, progress]).toEqual([said, 1, []]);
      expect(files()).toEqual(['Data.json', 'photos/a.jpg']);
    });
  });

  it('without a Data.json', async () => {
    await inShop({ 'photos/a.jpg': await jpeg() }, async ({ run, remove, files }) => {
      remove('Data.json');
      expect((await run()).text).toBe('shop/Data.json cannot be read: there is no such file or folder.');
      expect(files()).toEqual(['photos/a.jpg']);
    });
  });

  it('without a folder of photos', async () => {
    await inShop({}, async ({ run }) => {
      const { text, code } = await run();
      expect(text).toMatch(
        /^shop\/photos cannot be read: there is no such file or folder; put the photos there, each with/u,
      );
      expect(code).toBe(1);
    });
  });

  it('without a shop', async () => {
    await inShop({}, async ({ run }) => {
      const { text, code } = await run({ shopDir: '/nowhere/shop' });
      expect(text).toBe(
        '/nowhere/shop cannot be written to: there is no such file or folder; nothing was changed.',
      );
      expect(code).toBe(1);
    });
  });

  it('without permission to write', async () => {
    await inShop({ 'photos/a.jpg': await jpeg() }, async ({ run, shopDir, files }) => {
      const { text, code } = await withoutPermission(shopDir, run);
      expect(text).toMatch(
        /^shop(?:\/images\/products)? cannot be (?:written to|created): permission denied/u,
      );
      expect(code).toBe(1);
      expect(files()).toEqual(['Data.json', 'photos/a.jpg']);
    });
  });

  it('if a folder has a picture’s name, or a file has the folder’s', async () => {
    await inShop({ 'photos/a.jpg': await jpeg() }, async ({ run, shopDir, remove, write }) => {
      mkdirSync(path.join(shopDir, 'images/products/a-320.avif'), { recursive: true });
      expect((await run()).text).toContain('shop/images/products/a-320.avif cannot be written: ');
      remove('images');
      write({ images: 'x' });
      expect((await run()).text).toBe(
        'shop/images/products cannot be created: a part of its path is not a folder.',
      );
    });
  });
});
