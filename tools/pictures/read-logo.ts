import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { OwnerError, shownPath, whyRefused } from '../shared/owner-error';
import { edgeColor, type Color, type Pixels } from './edge-color';

export interface Logo {
  /** Cropped to the visible part. */
  png: Buffer;
  width: number;
  height: number;
  /** The logo's own background, if its edges have a uniform color. */
  ground: Color | undefined;
  /** Mean of the visible pixels, from 0 (black) to 1 (white). */
  lightness: number;
  hasText: boolean;
}

export const logoFile = (shopDir: string): string => path.join(shopDir, 'logo.svg');

/** Pixels; enough for the largest icon and the link preview. */
const EDGE = 1024;

interface Drawing {
  hasSize: boolean;
  hasText: boolean;
  /** The first reference to another file, if any. */
  outside: string | undefined;
}

const OUTSIDE = /(?:url\(\s*|@import\s+(?:url\(\s*)?)["']?(?!#|data:)(?<address>[^"')\s;]+)/iu;

function outsideOf(
  name: string,
  attributes: Readonly<globalThis.Record<string, string>>,
): string | undefined {
  if (name === 'a') return undefined;
  const address = attributes['href'] ?? attributes['xlink:href'];
  if (address !== undefined && !/^(?:#|data:|$)/iu.test(address.trim())) return address;
  return Object.values(attributes)
    .map((value) => OUTSIDE.exec(value)?.groups?.['address'])
    .find((found) => found !== undefined);
}

const isSize = (value = '') =>
  /^\s*(?:\d+(?:\.\d+)?|\.\d+)(?:px|mm|cm|in|pt|pc)?\s*$/u.test(value) && parseFloat(value) > 0;
const isBox = (value = '') =>
  /^\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+(?!0+[\s,])[\d.e]+[\s,]+(?!0+\s*$)[\d.e]+\s*$/iu.test(value);

const MAX_DEPTH = 1000;

/** Returns `undefined` if the text is not SVG. Throws if nested too deep, since the parser takes quadratic time. */
function examine(text: string, refuse: (sentence: string) => OwnerError): Drawing | undefined {
  let drawing: Drawing | undefined;
  let isFirst = true;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH)
          throw refuse(`has elements nested more than ${MAX_DEPTH} deep: export it again`);
        const name = tag.replace(/^svg:/u, '');
        const { width, height, viewBox } = attributes;
        if (isFirst && name === 'svg')
          drawing = {
            hasSize: isBox(viewBox) || (isSize(width) && isSize(height)),
            hasText: false,
            outside: undefined,
          };
        isFirst = false;
        if (!drawing) return;
        drawing.hasText ||= name === 'text';
        drawing.outside ??= outsideOf(name, attributes);
      },
      onclosetag: () => {
        depth -= 1;
      },
      ontext(words) {
        if (drawing) drawing.outside ??= OUTSIDE.exec(words)?.groups?.['address'];
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return drawing;
}

/** Mean lightness, weighted by alpha. */
function lightnessOf({ data }: Pixels): number {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    sum += ((0.2126 * r + 0.7152 * g + 0.0722 * b) / 255) * alpha;
    weight += alpha;
  }
  return weight === 0 ? 1 : sum / weight;
}

/** sharp's range of densities. */
const bounded = (density: number) => Math.min(100_000, Math.max(1, density));

/** The DPI at which the drawing is about `EDGE` pixels large. */
async function densityOf(bytes: Buffer): Promise<number> {
  const edgeAt = async (density: number) => {
    const { width, height } = await sharp(bytes, { density, limitInputPixels: false }).metadata();
    return Math.max(width, height);
  };
  const factor = EDGE / (await edgeAt(72));
  const density = bounded(72 * factor);
  // With sizes in millimeters, the density scales the drawing twice.
  return (await edgeAt(density)) > EDGE * 2 ? bounded(72 * Math.sqrt(factor)) : density;
}

async function draw(bytes: Buffer, subject: string): Promise<Omit<Logo, 'hasText'>> {
  try {
    const density = await densityOf(bytes);
    const whole = await sharp(bytes, { density, limitInputPixels: (4 * EDGE) ** 2 })
      .resize({ width: EDGE, height: EDGE, fit: 'inside' })
      .png()
      .toBuffer();
    const { data, info } = await sharp(whole)
      .trim({ background: '#00000000', threshold: 0 })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data, width: info.width, height: info.height };
    const ground = edgeColor(pixels, ['left', 'right', 'top', 'bottom'], 0.4);
    const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toBuffer();
    return {
      png,
      width: info.width,
      height: info.height,
      ground: ground && ground.alpha > 0.99 ? ground : undefined,
      lightness: lightnessOf(pixels),
    };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new OwnerError(`cannot be drawn: export it again as a plain SVG (${why})`, subject);
  }
}

/** Reads and renders the shop's logo. Throws advice for the owner. */
export async function readLogo(shopDir: string): Promise<Logo> {
  const file = logoFile(shopDir);
  const subject = shownPath(file);
  const refuse = (sentence: string) => new OwnerError(sentence, subject);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw refuse(`cannot be read: ${whyRefused(error)}`);
  }
  if (bytes.length === 0) throw refuse('is empty (0 bytes)');
  const drawing = examine(bytes.toString('utf8'), refuse);
  if (!drawing)
    throw refuse('is not an SVG: export the logo as SVG, since other formats cannot be drawn in every size');
  if (!drawing.hasSize) throw refuse('has no size: give its <svg> a viewBox, such as viewBox="0 0 64 64"');
  if (drawing.outside !== undefined)
    throw refuse(
      `needs ${drawing.outside.slice(0, 100)}, which is not in it: embed it, or turn it into paths`,
    );
  const logo = await draw(bytes, subject);
  if (logo.lightness === 1 && (await isEmpty(logo.png)))
    throw refuse('shows nothing: all of it is transparent');
  return { ...logo, hasText: drawing.hasText };
}

async function isEmpty(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).stats();
  return channels.at(-1)?.max === 0;
}
