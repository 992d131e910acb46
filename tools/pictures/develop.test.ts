import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { develop, type Master } from './develop';
import { encode } from './encode';
import { PRODUCT, recipeOf } from './recipes';
import { jpeg, picture } from './test-shop';

/** The color of a place in a picture, in parts of its width and height: red, green, blue, alpha. */
function at({ data, width, height }: Master, x: number, y: number): number[] {
  const start = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1))) * 4;
  return [...data.subarray(start, start + 4)];
}

const near = (...color: readonly number[]) =>
  color.map((value) => ({ asymmetricMatch: (other: number) => Math.abs(other - value) <= 12 }));

const RED = [255, 0, 0, 255] as const;
const CLEAR = [0, 0, 0, 0] as const;

const look = { width: 320, height: 240, background: '#c02040' };

const twoColors = (width: number, height: number) =>
  picture({ width, height, background: '#00f' }).composite([
    { input: { create: { width: 200, height: 600, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

describe('A photo', () => {
  it.each([
    ['JPEG', picture(look).jpeg()],
    ['JPEG for print (CMYK)', picture(look).toColourspace('cmyk').jpeg()],
    ['JPEG in Display P3', picture(look).withIccProfile('p3').jpeg()],
    ['TIFF of 16 bits', picture(look).toColourspace('rgb16').tiff()],
    ['PNG with a palette', picture(look).png({ palette: true })],
    ['WebP', picture(look).webp()],
    ['AVIF', picture(look).avif({ effort: 0 })],
    ['GIF', picture(look).gif()],
  ])('may be a %s', async (_kind, image) => {
    const master = await develop(await image.toBuffer(), PRODUCT);
    expect([master.width, master.height, master.isOpaque, master.widths]).toEqual([320, 240, true, [320]]);
    const [r = 0, g = 0, b = 0, alpha] = at(master, 0.5, 0.5);
    // Ink knows fewer colors than light.
    expect([Math.abs(r - 192) < 30, Math.abs(g - 32) < 40, Math.abs(b - 64) < 30, alpha]).toEqual([
      true,
      true,
      true,
      255,
    ]);
  });

  it('shows its first frame if it moves', async () => {
    const frames = ['#f00', '#00f'].map((background) =>
      picture({ ...look, background })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(at(await develop(moving, PRODUCT), 0.5, 0.5)).toEqual(near(...RED));
  });

  it('is turned upright, and its colors are made sRGB', async () => {
    const photo = await twoColors(400, 600)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg({ chromaSubsampling: '4:4:4' })
      .toBuffer();
    const master = await develop(photo, PRODUCT);
    expect(at(master, 0.5, 0.2)).toEqual(near(...RED));
    expect(at(master, 0.5, 0.8)).toEqual(near(0, 0, 255, 255));
  });

  it('has the widths that it is large enough for', async () => {
    for (const [width, height, widths] of [
      [100, 75, [320]],
      [639, 479, [320]],
      [1280, 958, [320, 640, 960, 1280]],
      [600, 800, [320, 640, 960]],
      [700, 70, [320, 640]],
    ] as const) {
      const master = await develop(await jpeg({ width, height }), PRODUCT);
      expect(master.widths, `${width} × ${height}`).toEqual(widths);
      expect([master.width, master.height]).toEqual([widths.at(-1), ((widths.at(-1) ?? 0) * 3) / 4]);
    }
  });

  const thing = '#f00';
  it.each([
    ['on studio white', { width: 200, height: 400, background: '#fdfdfd', thing }, near(253, 253, 253, 255)],
    ['wide, on gray', { width: 800, height: 300, background: '#888', thing }, near(136, 136, 136, 255)],
    ['on nothing', { width: 200, height: 400, background: '#0000', thing, channels: 4 }, CLEAR],
  ] as const)('of another shape is whole, and its ground goes on: %s', async (_what, shape, corner) => {
    const master = await develop(await picture(shape).png().toBuffer(), PRODUCT);
    expect(at(master, 0, 0)).toEqual(corner);
    expect(at(master, 0.5, 0.5)).toEqual(near(...RED));
  });

  it('whose ground has several colors stands on the page’s, which shows through', async () => {
    const master = await develop(await twoColors(200, 800).jpeg().toBuffer(), PRODUCT);
    expect([at(master, 0, 0.5), at(master, 1, 0.5), master.isOpaque]).toEqual([
      [...CLEAR],
      [...CLEAR],
      false,
    ]);
    expect(at(master, 0.5, 0)).toEqual(near(...RED));
  });

  it('fills its place, rather than leave a sliver, if it nearly has its shape', async () => {
    const master = await develop(await twoColors(1280, 958).png().toBuffer(), PRODUCT);
    expect([master.width, master.height, master.isOpaque]).toEqual([1280, 960, true]);
  });

  it('fills the banner, or stands in it if its ground is transparent', async () => {
    const banner = recipeOf('banner');
    const clear = picture({ width: 800, height: 690, background: '#0000', thing, channels: 4 });
    const inside = await develop(await clear.png().toBuffer(), banner);
    expect([at(inside, 0, 0.5), at(inside, 0.5, 0.5)]).toEqual([[...CLEAR], [...RED]]);
    const filled = await develop(await twoColors(1000, 700).png().toBuffer(), banner);
    expect([filled.width, filled.height, filled.isOpaque]).toEqual([2400, 1035, true]);
    expect([at(filled, 0, 0), at(filled, 1, 0)]).toEqual([near(...RED), near(0, 0, 255, 255)]);
  });
});

const noise = (sigma: number) =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

describe('A picture', () => {
  const sizes = { ...PRODUCT, widths: [64] };
  async function weigh(sigma: number, limit: number) {
    const recipe = { ...sizes, limits: [limit] };
    const all = [];
    for await (const each of encode(await develop(await noise(sigma), recipe), recipe)) all.push(each);
    return all;
  }

  it('loses quality until it is light enough', async () => {
    const [avif, webp] = await weigh(40, Infinity);
    const light = await weigh(40, 1700);
    expect(avif?.bytes.length).toBeGreaterThan(1700);
    expect(webp?.bytes.length).toBeGreaterThan(1700);
    for (const { bytes, exceeded } of light)
      expect([bytes.length <= 1700, exceeded]).toEqual([true, undefined]);
  });

  it('keeps the least quality where that does not help, and says so', async () => {
    for (const { bytes, exceeded } of await weigh(80, 100)) {
      expect(bytes.length).toBeGreaterThan(100);
      expect(exceeded).toBe(100);
    }
  });

  it('tells nothing of its photo', async () => {
    const photo = await picture({ width: 64, height: 48 })
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Camera' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const recipe = { ...sizes, limits: [Infinity] };
    for await (const { bytes, format } of encode(await develop(photo, recipe), recipe)) {
      const { exif, icc, xmp, hasAlpha } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, hasAlpha], format).toEqual([undefined, undefined, undefined, false]);
    }
  });
});
