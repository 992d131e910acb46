import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shownPath } from '../shared/owner-error';
import { makeFolder, writeAtomically } from '../shared/write-atomically';
import { ICONS, iconOf, previewOf, type Ground } from './draw-brand';
import { logoFile, readLogo, type Logo } from './read-logo';
import { hashOf, type Record } from './record';

/** Increment when the output changes, so that icons are made again. */
const VERSION = '1';

const PREVIEW = 'images/link-preview.jpg';

const files = [...ICONS.map(({ file }) => file), PREVIEW];

/** Backgrounds for the logo: the page's and the darkest brand color, if theme.css has them as hex colors. */
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

/** The logo's own background, or the one with more contrast. */
export async function groundFor(logo: Logo, [light, deep]: readonly [string, string]): Promise<Ground> {
  if (logo.ground) return logo.ground;
  const fromLight = Math.abs((await lightnessOf(light)) - logo.lightness);
  const fromDeep = Math.abs((await lightnessOf(deep)) - logo.lightness);
  return fromLight >= fromDeep ? light : deep;
}

/** A file is missing, or was made from an older logo. Files made elsewhere are kept. */
function isOutdated(shopDir: string, record: Record, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  const isWhole = files.every((file) => existsSync(path.join(shopDir, file)));
  return !isWhole || (record.brand !== undefined && record.brand !== hash);
}

/**
 * Makes the favicon, app icons and link preview from `shop/logo.svg`, if outdated or forced. The preview does not show the
 * shop's name: the font would depend on the machine, and sites show the name next to the link.
 * @returns lines for the report
 */
export async function makeBrand(shopDir: string, isForced: boolean, record: Record): Promise<string[]> {
  const source = logoFile(shopDir);
  const grounds = groundsOf(shopDir);
  const hash = existsSync(source) ? hashOf(VERSION, ...grounds, readFileSync(source)) : undefined;
  if (!isForced && !isOutdated(shopDir, record, hash)) return [];
  const logo = await readLogo(shopDir);
  const ground = await groundFor(logo, grounds);
  // Draw everything before writing anything.
  const drawn = new Map<string, Buffer>();
  for (const icon of ICONS) drawn.set(icon.file, await iconOf(icon, logo, ground));
  drawn.set(PREVIEW, await previewOf(logo, ground));
  for (const [file, bytes] of drawn) {
    makeFolder(path.dirname(path.join(shopDir, file)));
    writeAtomically(path.join(shopDir, file), [bytes]);
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
