import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PUBLIC } from './settings';

/** The banner's ground, as the tokens in src/styles/tokens.css have it: violet 950, 800, 700 and its glow. */
const VIOLET = { dark: '#170735', deep: '#3d0e82', plate: '#581faf', glow: '#9a3fff' } as const;

/** Largest link preview in bytes that the strictest services still fetch. */
const PREVIEW_LIMIT = 120_000;
const PREVIEW = { width: 1200, height: 630 } as const;

function ground(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0.35" y2="1">
      <stop offset="0" stop-color="${VIOLET.plate}"/><stop offset="0.55" stop-color="${VIOLET.deep}"/>
      <stop offset="1" stop-color="${VIOLET.dark}"/>
    </linearGradient>
    <radialGradient id="glow" cx="0.5" cy="0.56" r="0.52">
      <stop offset="0" stop-color="${VIOLET.glow}" stop-opacity="0.75"/>
      <stop offset="1" stop-color="${VIOLET.glow}" stop-opacity="0"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>
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
  const picture = await sharp(ground(width, height))
    .composite([{ input: group, left: Math.round((width - edge) / 2), top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
  for (let quality = 88; ; quality -= 4) {
    const file = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= PREVIEW_LIMIT || quality <= 40) return file;
  }
}

/** Makes the link preview from a transparent master. The icons are the logo: `npm run pictures -- --brand`. */
export async function makeLinkPreview(group: string): Promise<void> {
  await writeFile(path.join(PUBLIC, 'images/link-preview.jpg'), await linkPreview(group));
}
