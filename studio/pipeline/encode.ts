import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { codeHash, hashOf } from './fingerprint';

/** Largest file, in bytes, by width: what a card may cost on a plain and on a fine screen. */
const LIMITS: Readonly<Record<number, number>> = { 320: 20_000, 640: 45_000 };
const QUALITIES = [62, 56, 50, 44, 38];

async function encodeOne(master: string, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const limit = LIMITS[width] ?? Number.POSITIVE_INFINITY;
  let smallest: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const image = sharp(master).resize({ width, kernel: 'lanczos3' });
    smallest =
      format === 'avif'
        ? await image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer()
        : await image
            .webp({ quality: quality + 18, alphaQuality: 100, effort: 6, smartSubsample: true })
            .toBuffer();
    if (smallest.length <= limit) return smallest;
  }
  return smallest;
}

export interface EncodeJob {
  readonly master: string;
  /** The master's hash; kept beside it with this file's own, so that an unchanged master is not encoded again. */
  readonly hash: string;
  readonly folder: string;
  readonly name: string;
  readonly widths: readonly number[];
}

/** Writes a master in every width as AVIF and WebP, each within its limit. Returns the bytes written. */
export async function encode({ master, hash, folder, name, widths }: EncodeJob): Promise<number> {
  const mark = `${master}.encoded`;
  const made = hashOf(hash, await codeHash('pipeline/encode.ts'));
  const files = widths.flatMap((width) => (['avif', 'webp'] as const).map((format) => ({ width, format })));
  const fileOf = ({ width, format }: (typeof files)[number]) =>
    path.join(folder, `${name}-${width}.${format}`);
  const known = await readFile(mark, 'utf8').catch(() => '');
  const present = await Promise.all(
    files.map((file) =>
      access(fileOf(file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (known === made && present.every(Boolean)) return 0;
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const file of files) {
    const content = await encodeOne(master, file.width, file.format);
    bytes += content.length;
    await writeAtomically(fileOf(file), content);
  }
  await writeFile(mark, made);
  return bytes;
}

async function writeAtomically(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
