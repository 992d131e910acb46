import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogOf, inShop, jpeg } from './test-shop';

const violet = {
  product_id: 'violet',
  product_title: 'Violet Phone',
  product_image: '',
  image_alt: 'A violet phone',
  price: 1,
};

describe('A photo', () => {
  it('becomes its product’s picture, in all widths that it is large enough for', async () => {
    const files = {
      'photos/violet.jpg': await jpeg({ width: 700, height: 525 }),
      'Data.json': catalogOf(violet),
    };
    await inShop(files, async ({ run, text, files: list, bytes }) => {
      const { text: said, code, progress } = await run();
      expect(progress).toEqual([expect.stringMatching(/^1\/1 violet\.jpg: 2 widths, \d+ kB$/u)]);
      expect([said, code]).toEqual([
        '1 photo made, 0 as before, 0 could not be used. 1 product changed in shop/Data.json.',
        0,
      ]);
      expect(list()).toEqual([
        'Data.json',
        ...['320.avif', '320.webp', '640.avif', '640.webp'].map((end) => `images/products/violet-${end}`),
        'photos/.made.json',
        'photos/violet.jpg',
      ]);
      const { width, height } = await sharp(bytes('images/products/violet-640.avif')).metadata();
      expect([width, height]).toEqual([640, 480]);
      expect(JSON.parse(text('Data.json'))).toEqual([
        { ...violet, product_image: 'images/products/violet-640.webp', image_widths: [320, 640] },
      ]);
    });
  });

  it('has pictures with names that need no escaping', async () => {
    const product = { ...violet, product_id: 'Gerät 5 β' };
    // As a Mac writes the name.
    const files = { 'photos/Gera\u0308t 5 β.jpg': await jpeg(), 'Data.json': catalogOf(product) };
    await inShop(files, async ({ run, text, files: list }) => {
      const { code } = await run();
      const made = list().find((file) => file.endsWith('.webp'));
      expect(made).toMatch(/^images\/products\/Gerat-5-[\da-f]{6}-320\.webp$/u);
      expect(JSON.parse(text('Data.json'))).toMatchObject([{ product_image: made }]);
      expect(code).toBe(0);
    });
  });
});

it('makes Home’s banner from a photo of that name', async () => {
  await inShop(
    { 'photos/banner.jpg': await jpeg({ width: 1300, height: 700 }) },
    async ({ run, bytes, files }) => {
      const { text } = await run();
      expect(text).toBe('1 photo made, 0 as before, 0 could not be used. shop/Data.json was not changed.');
      expect(files().filter((file) => file.endsWith('.avif'))).toEqual(
        [1200, 1600, 2400, 800].map((width) => `images/banner-${width}.avif`),
      );
      const { width, height } = await sharp(bytes('images/banner-800.webp')).metadata();
      expect([width, height]).toEqual([800, 345]);
    },
  );
});

describe('A further run', () => {
  it('makes only what is new, changed or missing', async () => {
    const files = { 'photos/a.jpg': await jpeg(), 'photos/b.jpg': await jpeg({ background: '#00f' }) };
    await inShop(files, async ({ run, write, remove, shopDir }) => {
      expect((await run()).text).toContain('2 photos made, 0 as before');
      expect((await run()).text).toContain('0 photos made, 2 as before');
      remove('images/products/a-320.avif');
      expect((await run()).progress).toEqual([expect.stringContaining('1/2 a.jpg')]);
      write({ 'photos/b.jpg': await jpeg({ background: '#0f0' }) });
      expect((await run()).progress).toEqual([expect.stringContaining('2/2 b.jpg')]);
      expect((await run({ isAll: true })).text).toContain('2 photos made, 0 as before');
      write({ 'photos/.made.json': '<<<<<<< HEAD' });
      expect((await run({ shopDir })).text).toContain('2 photos made, 0 as before');
    });
  });

  it('goes on where one was stopped, and clears what that left half written', async () => {
    const draft = 'images/products/.a-320.avif.01234567-89ab-cdef-0123-456789abcdef.tmp';
    const files = { 'photos/a.jpg': await jpeg(), 'photos/b.jpg': await jpeg(), [draft]: 'half' };
    await inShop(files, async ({ run, files: list, remove }) => {
      const stopped = run({
        say: () => {
          throw new Error('stopped');
        },
      });
      await expect(stopped).rejects.toThrow('stopped');
      expect(list()).not.toContain(draft);
      const { progress, text } = await run();
      expect(progress.length).toBeLessThan(2);
      expect(text).toContain('0 could not be used');
      remove('photos/.made.json');
      expect((await run()).progress).toHaveLength(2);
    });
  });

  it('names what photos left that are gone or smaller now, and deletes nothing', async () => {
    const entry = { ...violet, product_id: 'kept' };
    const files = {
      'photos/gone.jpg': await jpeg(),
      'photos/kept.jpg': await jpeg(),
      'photos/smaller.jpg': await jpeg({ width: 640, height: 480 }),
      'Data.json': catalogOf(entry),
    };
    await inShop(files, async ({ run, write, remove, files: list }) => {
      await run();
      remove('photos/gone.jpg');
      // A clone without the photos: the catalog still names the picture.
      remove('photos/kept.jpg');
      write({ 'photos/smaller.jpg': await jpeg() });
      const before = list();
      const { text, code } = await run();
      expect(text).toContain('delete them if you like (4):');
      for (const name of ['gone-320.avif', 'gone-320.webp', 'smaller-640.avif', 'smaller-640.webp'])
        expect(text).toContain(`  shop/images/products/${name}\n`);
      expect(list()).toEqual(before);
      expect(code).toBe(0);
      for (const file of before.filter((each) => each.includes('gone-'))) remove(file);
      expect((await run()).text).toContain('delete them if you like (2):');
    });
  });
});
