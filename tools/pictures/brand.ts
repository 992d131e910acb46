import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shownPath } from '../shared/owner-error';
import { makeFolder, writeWhole } from '../shared/write-whole';
import { ICONS, iconOf, previewOf, type Ground } from './draw-brand';
import { logoFile, readLogo, type Logo } from './read-logo';
import { hashOf, type Record } from './record';

/** Changes when icons come out otherwise. */
const VERSION = '1';

const PREVIEW = 'images/link-preview.jpg';

const files = [...ICONS.map(({ file }) => file), PREVIEW];

/** The grounds that a logo can stand on: the page's own, and the shop's deep color. Theirs are hex colors in theme.css. */
export function groundsOf(shopDir: string): [light: string, deep: string] {
  const file = path.join(shopDir, 'theme.css');
  const theme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const find = (pattern: RegExp) => pattern.exec(theme)?.groups?.['color'];
  return [
    find(/--ground:\s*light-dark\(\s*(?<color>#[\da-f]{6})\b/iu) ?? '#ffffff',
    find(/--brand-900:\s*(?<color>#[\da-f]{6})\b/iu) ?? '#202020',
  ];
}

async function lightnessOf(color: string): Promise<number> {
  const pixel = { create: { width: 1, height: 1, channels: 3 as const, background: color } };
  const [r = 0, g = 0, b = 0] = await sharp(pixel).raw().toBuffer();
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** The ground that a logo brings along, or else the one that it stands out from more. */
export async function groundFor(logo: Logo, [light, deep]: readonly [string, string]): Promise<Ground> {
  if (logo.ground) return logo.ground;
  const fromLight = Math.abs((await lightnessOf(light)) - logo.lightness);
  const fromDeep = Math.abs((await lightnessOf(deep)) - logo.lightness);
  return fromLight >= fromDeep ? light : deep;
}

/** Whether they are wanted: where one is missing, or was made from another logo. Others' own are left alone. */
function isWanted(shopDir: string, record: Record, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  const isWhole = files.every((file) => existsSync(path.join(shopDir, file)));
  return !isWhole || (record.brand !== undefined && record.brand !== hash);
}

/**
 * Makes the favicon, the app's icons and the link preview from `shop/logo.svg`, where they are wanted or asked for. The
 * shop's name is not written on it: the font would be this machine's, and whoever shows a link writes the name below.
 * @returns what there is to say
 */
export async function makeBrand(shopDir: string, isAskedFor: boolean, record: Record): Promise<string[]> {
  const source = logoFile(shopDir);
  const grounds = groundsOf(shopDir);
  const hash = existsSync(source) ? hashOf(VERSION, ...grounds, readFileSync(source)) : undefined;
  if (!isAskedFor && !isWanted(shopDir, record, hash)) return [];
  const logo = await readLogo(shopDir);
  const ground = await groundFor(logo, grounds);
  // All are drawn before the first is written.
  const drawn = new Map<string, Buffer>();
  for (const icon of ICONS) drawn.set(icon.file, await iconOf(icon, logo, ground));
  drawn.set(PREVIEW, await previewOf(logo, ground));
  for (const [file, bytes] of drawn) {
    makeFolder(path.dirname(path.join(shopDir, file)));
    writeWhole(path.join(shopDir, file), [bytes]);
  }
  if (hash !== undefined) record.brand = hash;
  const name = shownPath(source);
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
