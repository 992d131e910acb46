import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { catalogAddress } from '../src/lib/paths';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes above which a lower quality is used: brotli's best takes minutes for 50 MB and gains a few percent. */
const LARGE = 2_000_000;
const LARGE_BROTLI_QUALITY = 5;
const LARGE_GZIP_LEVEL = 6;

const COMPRESSIBLE = /\.(?:bin|css|gltf|html|js|json|svg|txt|webmanifest|xml)$/u;

/**
 * Writes a `.br` and a `.gz` beside every text file and model, for servers that send precompressed files. Not for the
 * catalog: it may be replaced without a build, and servers would keep sending the stale copy.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && name !== catalogAddress)
      .map(async (name) => {
        const file = path.join(folder, name);
        const content = await readFile(file);
        const isLarge = content.length > LARGE;
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: isLarge ? LARGE_BROTLI_QUALITY : constants.BROTLI_MAX_QUALITY,
        };
        await writeFile(`${file}.br`, await toBrotli(content, { params }));
        await writeFile(`${file}.gz`, await toGzip(content, { level: isLarge ? LARGE_GZIP_LEVEL : 9 }));
      }),
  );
}
