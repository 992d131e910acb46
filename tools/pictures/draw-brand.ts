import sharp from 'sharp';
import type { Color } from './edge-color';
import type { Logo } from './read-logo';

/** Maximum bytes of the link preview; the strictest services skip larger ones. */
const PREVIEW_LIMIT = 120_000;
const PREVIEW = { width: 1200, height: 630, roomWidth: 760, roomHeight: 330 } as const;

/** Corner radius, as a fraction of the edge. */
const CORNER = 0.22;

export interface Icon {
  file: string;
  size: number;
  shape: 'rounded' | 'square';
  /** The logo's maximum size as a fraction of the edge; for a maskable icon, its maximum diagonal. */
  room: number;
  /** Launchers may crop a maskable icon to the inner circle, 80 % wide. */
  isMaskable: boolean;
}

export const ICONS: readonly Icon[] = [
  { file: 'favicon.png', size: 96, shape: 'rounded', room: 0.8, isMaskable: false },
  { file: 'icons/icon-192.png', size: 192, shape: 'rounded', room: 0.74, isMaskable: false },
  { file: 'icons/icon-512.png', size: 512, shape: 'rounded', room: 0.74, isMaskable: false },
  { file: 'icons/maskable-512.png', size: 512, shape: 'square', room: 0.8, isMaskable: true },
  { file: 'icons/apple-touch-icon.png', size: 180, shape: 'square', room: 0.74, isMaskable: false },
];

export type Ground = string | Color;

const box = (width: number, height: number, background: Ground) =>
  sharp({ create: { width, height, channels: 4, background } });

/** Scales the logo to fit, in whole pixels. */
async function within({ png, width, height }: Logo, roomWidth: number, roomHeight: number): Promise<Buffer> {
  const scale = Math.min(roomWidth / width, roomHeight / height);
  return sharp(png)
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'fill',
    })
    .toBuffer();
}

const rounded = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * CORNER}"/></svg>`,
  );

function roomIn({ room, size, isMaskable }: Icon, { width, height, ground }: Logo): number {
  // A logo with a background of its own has its own margin.
  if (ground) return isMaskable ? size * room : size;
  if (!isMaskable) return size * room;
  return (size * room * 0.95 * Math.max(width, height)) / Math.hypot(width, height);
}

export async function iconOf(icon: Icon, logo: Logo, ground: Ground): Promise<Buffer> {
  const { size, shape } = icon;
  const room = roomIn(icon, logo);
  const square = await box(size, size, ground)
    .composite([{ input: await within(logo, room, room) }])
    .png()
    .toBuffer();
  const cut = shape === 'rounded' && sharp(square).composite([{ input: rounded(size), blend: 'dest-in' }]);
  return (cut === false ? sharp(square).removeAlpha() : cut).png({ compressionLevel: 9 }).toBuffer();
}

/** The link preview, at the best quality within the size limit. */
export async function previewOf(logo: Logo, ground: Ground): Promise<Buffer> {
  const { width, height, roomWidth, roomHeight } = PREVIEW;
  const picture = await box(width, height, ground)
    .composite([{ input: await within(logo, roomWidth, roomHeight) }])
    .removeAlpha()
    .png()
    .toBuffer();
  for (let quality = 92; ; quality -= 6) {
    const file = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= PREVIEW_LIMIT || quality < 40) return file;
  }
}
