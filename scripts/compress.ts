import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { catalogAddress, productFolder } from '../src/lib/paths';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes above which a lower quality is used: brotli's best takes minutes for 50 MB and gains a few percent. */
const LARGE = 2_000_000;
const FAST_BROTLI_QUALITY = 5;
const FAST_GZIP_LEVEL = 6;

/** The suffixes of the compressed copies. */
export const COPIES = ['.br', '.gz'] as const;

const COMPRESSIBLE = /\.(?:bin|css|gltf|html|js|json|svg|txt|webmanifest|xml)$/u;

/** Writes a `.br` and a `.gz` beside the file. */
export async function compressFile(file: string, { isFast }: { isFast: boolean }): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: isFast ? FAST_BROTLI_QUALITY : constants.BROTLI_MAX_QUALITY,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: isFast ? FAST_GZIP_LEVEL : 9 }));
}

/**
 * Compresses every text file and model, for servers that send precompressed files. Not the catalog: it may be replaced
 * without a build, and servers would keep sending the stale copy. Nor the products' pages, which have their copies.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && name !== catalogAddress)
      .filter((name) => !`/${name}`.startsWith(productFolder))
      .map(async (name) => {
        const file = path.join(folder, name);
        const { size } = await stat(file);
        await compressFile(file, { isFast: size > LARGE });
      }),
  );
}
