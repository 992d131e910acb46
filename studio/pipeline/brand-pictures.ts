import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PUBLIC } from './settings';

/** The banner's ground, as the tokens in src/styles/tokens.css have it: violet 950, 800, 700 and its glow. */
const VIOLET = { dark: '#170735', deep: '#3d0e82', plate: '#581faf', glow: '#9a3fff' } as const;

/** Largest link preview, in bytes: what the strictest services still fetch. */
const PREVIEW_LIMIT = 120_000;
const PREVIEW = { width: 1200, height: 630 } as const;

/** Part of an icon's edge that the group's frame takes. Launchers cut a maskable one to its inner 80 % circle. */
const ROOM = { plain: 0.92, maskable: 0.66 } as const;
/** The favicon's corner, in parts of the edge. */
const CORNER = 15 / 64;

function ground(width: number, height: number, corner: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0.35" y2="1">
      <stop offset="0" stop-color="${VIOLET.plate}"/><stop offset="0.55" stop-color="${VIOLET.deep}"/>
      <stop offset="1" stop-color="${VIOLET.dark}"/>
    </linearGradient>
    <radialGradient id="glow" cx="0.5" cy="0.56" r="0.52">
      <stop offset="0" stop-color="${VIOLET.glow}" stop-opacity="0.75"/>
      <stop offset="1" stop-color="${VIOLET.glow}" stop-opacity="0"/>
    </radialGradient>
    <rect width="100%" height="100%" rx="${corner}" fill="url(#sky)"/>
    <rect width="100%" height="100%" rx="${corner}" fill="url(#glow)"/>
  </svg>`);
}

/** The group on violet, wide; its square frame stands over the preview's upper and lower edge, where it is empty. */
async function linkPreview(master: string): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const edge = Math.round(width * 0.8);
  const group = await sharp(master)
    .resize({ width: edge })
    .extract({ left: 0, top: Math.round((edge - height) / 2), width: edge, height })
    .toBuffer();
  const picture = await sharp(ground(width, height, 0))
    .composite([{ input: group, left: Math.round((width - edge) / 2), top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
  for (let quality = 88; ; quality -= 4) {
    const file = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= PREVIEW_LIMIT || quality <= 40) return file;
  }
}

interface IconShape {
  readonly size: number;
  readonly room: number;
  readonly rounded: boolean;
}

async function appIcon(master: string, { size, room, rounded }: IconShape): Promise<Buffer> {
  const edge = Math.round(size * room);
  const place = Math.round((size - edge) / 2);
  const group = await sharp(master)
    .resize({ width: edge, kernel: 'lanczos3' })
    .sharpen({ sigma: 0.5 })
    .toBuffer();
  const picture = sharp(ground(size, size, rounded ? size * CORNER : 0)).composite([
    { input: group, left: place, top: place },
  ]);
  return (rounded ? picture : picture.removeAlpha()).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

const FAVICON = { drawing: path.join(import.meta.dirname, '../drawing/favicon.svg'), edge: 96 } as const;

/** The tab's icon, in pixels: browsers ask for it anew at each change of screen, and lay out a drawing each time. */
function favicon(): Promise<Buffer> {
  return sharp(FAVICON.drawing, { density: 288 })
    .resize(FAVICON.edge, FAVICON.edge)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Makes what stands for the shop elsewhere, from transparent masters: the link preview and the app's icons. */
export async function makeBrandPictures(group: string, icon: string): Promise<void> {
  const icons = path.join(PUBLIC, 'icons');
  await mkdir(icons, { recursive: true });
  await writeFile(path.join(PUBLIC, 'images/link-preview.jpg'), await linkPreview(group));
  await writeFile(path.join(PUBLIC, 'favicon.png'), await favicon());
  for (const [name, shape] of [
    ['icon-192', { size: 192, room: ROOM.plain, rounded: true }],
    ['icon-512', { size: 512, room: ROOM.plain, rounded: true }],
    ['maskable-512', { size: 512, room: ROOM.maskable, rounded: false }],
    ['apple-touch-icon', { size: 180, room: ROOM.plain, rounded: false }],
  ] as const)
    await writeFile(path.join(icons, `${name}.png`), await appIcon(icon, shape));
}
