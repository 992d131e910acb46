import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shownPath } from '../shared/owner-error';
import { makeFolder, writeWhole } from '../shared/write-whole';
import type { Color } from './edge-color';
import { logoFile, readLogo, type Logo } from './read-logo';
import { hashOf, type Record } from './record';

/** What the settings say of the shop's looks. */
export interface Brand {
  /** Made anew although there are others. */
  isForced: boolean;
  /** The grounds that the logo can stand on; the one that it stands out from more is taken. */
  grounds: readonly [light: string, dark: string];
  /** The owner's own ground. */
  color: string | undefined;
}

/** Changes when icons come out otherwise. */
const VERSION = '1';

/** Largest link preview, in bytes: what the strictest services still fetch. */
const PREVIEW_LIMIT = 120_000;
const PREVIEW = { width: 1200, height: 630, roomWidth: 760, roomHeight: 330 } as const;

/** A rounded icon's corner, in parts of the edge. */
const CORNER = 0.22;

interface Icon {
  file: string;
  size: number;
  shape: 'rounded' | 'square';
  /** The part of the edge that a logo's frame may take, and its diagonal of the whole. */
  room: number;
  /** Launchers cut a maskable icon to its inner 80 % circle. */
  isMaskable: boolean;
}

const ICONS: readonly Icon[] = [
  { file: 'favicon.png', size: 96, shape: 'rounded', room: 0.8, isMaskable: false },
  { file: 'icons/icon-192.png', size: 192, shape: 'rounded', room: 0.74, isMaskable: false },
  { file: 'icons/icon-512.png', size: 512, shape: 'rounded', room: 0.74, isMaskable: false },
  { file: 'icons/maskable-512.png', size: 512, shape: 'square', room: 0.8, isMaskable: true },
  { file: 'icons/apple-touch-icon.png', size: 180, shape: 'square', room: 0.74, isMaskable: false },
];

const PREVIEW_FILE = 'images/link-preview.jpg';

const allFiles = [...ICONS.map(({ file }) => file), PREVIEW_FILE];

type Ground = string | Color;

const box = (width: number, height: number, background: Ground) =>
  sharp({ create: { width, height, channels: 4, background } });

/** The logo within a frame, in whole pixels. */
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
  // A tile brings its own air, and its ground goes on around it.
  if (ground) return isMaskable ? size * room : size;
  if (!isMaskable) return size * room;
  return (size * room * 0.95 * Math.max(width, height)) / Math.hypot(width, height);
}

async function iconOf(icon: Icon, logo: Logo, ground: Ground): Promise<Buffer> {
  const { size, shape } = icon;
  const room = roomIn(icon, logo);
  const square = await box(size, size, ground)
    .composite([{ input: await within(logo, room, room) }])
    .png()
    .toBuffer();
  const cut = shape === 'rounded' && sharp(square).composite([{ input: rounded(size), blend: 'dest-in' }]);
  return (cut === false ? sharp(square).removeAlpha() : cut)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
}

async function previewOf(logo: Logo, ground: Ground): Promise<Buffer> {
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

async function lightnessOf(color: string): Promise<number> {
  const [r = 0, g = 0, b = 0] = await box(1, 1, color).raw().toBuffer();
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

async function groundOf(logo: Logo, { color, grounds: [light, dark] }: Brand): Promise<Ground> {
  if (logo.ground) return logo.ground;
  if (color !== undefined) return color;
  const [fromLight, fromDark] = await Promise.all(
    [light, dark].map(async (each) => Math.abs((await lightnessOf(each)) - logo.lightness)),
  );
  return (fromLight ?? 0) >= (fromDark ?? 0) ? light : dark;
}

/** What the brand's pictures are made of. `undefined` without a logo. */
function fingerprint(shopDir: string, { color, grounds }: Brand): string | undefined {
  const file = logoFile(shopDir);
  return existsSync(file) ? hashOf(VERSION, JSON.stringify([color, grounds]), readFileSync(file)) : undefined;
}

/** Whether they are wanted: where one is missing, or was made from another logo. Others' own are left alone. */
function isWanted(shopDir: string, brand: Brand, record: Record, hash: string | undefined): boolean {
  if (brand.isForced) return true;
  if (hash === undefined) return false;
  const isWhole = allFiles.every((file) => existsSync(path.join(shopDir, file)));
  return !isWhole || (record.brand !== undefined && record.brand !== hash);
}

/**
 * Makes the favicon, the app's icons and the link preview from `shop/logo.svg`, where they are wanted. The shop's name is
 * not written on it: the font would be this machine's, and whoever shows a link writes the name below.
 * @returns what there is to say
 */
export async function makeBrand(shopDir: string, brand: Brand, record: Record): Promise<string[]> {
  const hash = fingerprint(shopDir, brand);
  if (!isWanted(shopDir, brand, record, hash)) return [];
  const logo = await readLogo(shopDir);
  const ground = await groundOf(logo, brand);
  // All are drawn before the first is written.
  const drawn = new Map<string, Buffer>();
  for (const icon of ICONS) drawn.set(icon.file, await iconOf(icon, logo, ground));
  drawn.set(PREVIEW_FILE, await previewOf(logo, ground));
  for (const [file, bytes] of drawn) {
    makeFolder(path.dirname(path.join(shopDir, file)));
    writeWhole(path.join(shopDir, file), [bytes]);
  }
  if (hash !== undefined) record.brand = hash;
  const name = shownPath(logoFile(shopDir));
  const times = Math.max(logo.width, logo.height) / Math.min(logo.width, logo.height);
  return [
    `${name}: favicon, ${ICONS.length - 1} icons and link preview`,
    ...(logo.hasText
      ? [`${name} has text, which is drawn in a font of this machine: turn it into paths`]
      : []),
    ...(times > 2
      ? [`${name} is far from square, so it is small in square icons: a mark without the name looks better`]
      : []),
  ];
}
