import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { groundFor, groundsOf, makeBrand } from './brand';
import { ICONS, iconOf } from './draw-brand';
import { readLogo } from './read-logo';
import { Record } from './record';
import { inShop, jpeg, type TestShop } from './test-shop';

const svg = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const disc = (fill: string) => svg(`<circle cx="20" cy="20" r="20" fill="${fill}"/>`);

const FILES = [
  ['favicon.png', 96, 96, true],
  ['icons/icon-192.png', 192, 192, true],
  ['icons/icon-512.png', 512, 512, true],
  ['icons/maskable-512.png', 512, 512, false],
  ['icons/apple-touch-icon.png', 180, 180, false],
  ['images/link-preview.jpg', 1200, 630, false],
] as const;

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
  return [...data.subarray(start, start + 4)];
}

const make = ({ shopDir }: TestShop) => makeBrand(shopDir, true, new Record(shopDir));

/** A logo as a maskable icon. */
async function maskable(logo: string, theme = ''): Promise<Buffer> {
  let icon: Buffer = Buffer.alloc(0);
  await inShop({ 'logo.svg': logo, 'theme.css': theme }, async ({ shopDir }) => {
    const drawn = await readLogo(shopDir);
    const ground = await groundFor(drawn, groundsOf(shopDir));
    for (const each of ICONS) if (each.isMaskable) icon = await iconOf(each, drawn, ground);
  });
  return icon;
}

describe('A logo', () => {
  it('becomes the favicon, the icons and the link preview', async () => {
    await inShop({ 'logo.svg': disc('#d00000') }, async (shop) => {
      expect(await make(shop)).toEqual([
        expect.stringContaining('logo.svg: favicon, 4 icons and link preview'),
      ]);
      for (const [file, width, height, hasAlpha] of FILES) {
        const bytes = shop.bytes(file);
        const meta = await sharp(bytes).metadata();
        expect([meta.width, meta.height, meta.hasAlpha], file).toEqual([width, height, hasAlpha]);
        expect(bytes.length, file).toBeLessThanOrEqual(120_000);
        const [r = 0, g = 0] = await pixel(bytes, 0.5, 0.5);
        expect([r > 195, g < 15], file).toEqual([true, true]);
      }
      expect((await pixel(shop.bytes('icons/icon-512.png'), 0, 0)).at(3)).toBe(0);
      expect(await pixel(shop.bytes('icons/apple-touch-icon.png'), 0, 0)).toEqual([255, 255, 255, 255]);
    });
  });

  it('is whole within a maskable icon’s inner circle, whatever its shape', async () => {
    for (const box of ['0 0 40 40', '0 0 120 20', '0 0 20 90']) {
      const [, , width = 0, height = 0] = box.split(' ').map(Number);
      const [x, y] = [width / 2, height / 2];
      const ellipse = svg(`<ellipse cx="${x}" cy="${y}" rx="${x}" ry="${y}"/>`, `viewBox="${box}"`);
      const { data, info } = await sharp(await maskable(ellipse))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let farthest = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [column, line] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
        if ((data[at + 1] ?? 0) < 128)
          farthest = Math.max(farthest, Math.hypot(column - 255.5, line - 255.5));
      }
      expect(farthest, box).toBeGreaterThan(130);
      expect(farthest, box).toBeLessThan(0.8 * 256);
    }
  });

  it('stands on the color of the shop that it stands out from', async () => {
    const theme = '--brand-900: #29095c;\n--ground: light-dark(#fbfbfd, #0f0d14);';
    for (const [color, css, ground] of [
      ['#112', theme, [251, 251, 253, 255]],
      ['#eef', theme, [41, 9, 92, 255]],
      ['#112', '', [255, 255, 255, 255]],
      ['#eef', '--brand-900: oklch(0.2 0.1 292);', [32, 32, 32, 255]],
    ] as const)
      expect(await pixel(await maskable(disc(color), css), 0, 0), color).toEqual(ground);
  });

  it('keeps its ground if it is a tile', async () => {
    const tile = svg(
      '<rect width="40" height="40" rx="8" fill="#3d0e82"/><circle cx="20" cy="20" r="9" fill="#fff"/>',
    );
    expect(await pixel(await maskable(tile), 0, 0)).toEqual([61, 14, 130, 255]);
  });

  it('is drawn again only where it changed, or an icon is missing; others’ icons are left alone', async () => {
    const own = Object.fromEntries(FILES.map(([file]) => [file, 'own']));
    const files = { 'logo.svg': disc('#d00'), 'photos/a.jpg': await jpeg(), ...own };
    await inShop(files, async ({ run, write, remove, text }) => {
      await run();
      expect(text('favicon.png')).toBe('own');
      const made = expect.stringContaining('link preview');
      expect((await run({ isBrand: true })).progress).toEqual([made]);
      expect((await run()).progress).toEqual([]);
      write({ 'logo.svg': disc('#00d') });
      expect((await run()).progress).toEqual([made]);
      remove('icons/icon-192.png');
      expect((await run()).progress).toEqual([made]);
    });
  });

  it('may have its size as width and height, and parts of its own', async () => {
    for (const logo of [
      svg('<rect width="9" height="9"/>', 'width="10mm" height="10mm"'),
      svg(
        '<defs><linearGradient id="a"/></defs><a href="https://x.example"><rect width="9" height="9" fill="url(#a)"/></a><use href="#a"/><circle r="9"/>',
      ),
    ])
      await inShop({ 'logo.svg': logo }, async ({ shopDir }) => {
        await expect(readLogo(shopDir)).resolves.toMatchObject({ hasText: false });
      });
  });
});

const rect = '<rect width="9" height="9"/>';

it.each([
  ['nothing', '', 'is empty (0 bytes)'],
  [
    'a PNG',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
    'is not an SVG: export the logo as SVG',
  ],
  ['a web page', `<html>${svg(rect)}</html>`, 'is not an SVG'],
  ['an SVG without a size', svg(rect, ''), 'has no size: give its <svg> a viewBox'],
  ['an SVG with a part of a size', svg(rect, 'width="100%" height="100%"'), 'has no size'],
  ['an SVG without width', svg(rect, 'viewBox="0 0 0 40"'), 'has no size'],
  [
    'a picture elsewhere',
    svg('<image href="logo.png" width="9" height="9"/>'),
    'needs logo.png, which is not in it',
  ],
  [
    'a picture on the web',
    svg('<image xlink:href="https://x.example/a.png"/>'),
    'needs https://x.example/a.png',
  ],
  [
    'a style elsewhere',
    svg(`<style>@import url("https://x.example/a.css");</style>${rect}`),
    'needs https://x.example/a.css',
  ],
  ['a filter elsewhere', svg('<rect width="9" height="9" fill="url(b.svg#a)"/>'), 'needs b.svg#a'],
  ['an SVG that is cut off', svg(rect).slice(0, -8), 'cannot be drawn: export it again as a plain SVG'],
  [
    'an SVG of many elements in each other',
    svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
    'has elements nested more than 1000 deep: export it again',
  ],
  ['an SVG that shows nothing', svg('<g/>'), 'shows nothing: all of it is transparent'],
])('A bad logo is told, the photos are made, and the icons stay: %s', async (_what, logo, said) => {
  const files = {
    'logo.svg': logo,
    'photos/a.jpg': await jpeg({ width: 64, height: 48 }),
    'favicon.png': 'own',
  };
  await inShop(files, async ({ run, text }) => {
    const { text: report, code } = await run({ isBrand: true });
    expect(report).toContain(`shop/logo.svg ${said}`);
    expect(report).toContain('1 photo made');
    expect(code).toBe(1);
    expect(text('favicon.png')).toBe('own');
  });
});

it('No logo is told where icons are asked for', async () => {
  await inShop({ 'photos/.keep': '' }, async ({ run }) => {
    const { text, code } = await run({ isBrand: true });
    expect(text).toContain('shop/logo.svg cannot be read: there is no such file or folder.');
    expect(code).toBe(1);
    expect((await run()).code).toBe(0);
  });
});
