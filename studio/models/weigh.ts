import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes over the wire: pictures as they are, the rest compressed by brotli. */
function sent(name: string, content: Buffer): number {
  if (name.endsWith('.webp')) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
    .length;
}

/** A model's download size in bytes. */
export async function weigh(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(
    names.map(async (name) => sent(name, await readFile(path.join(folder, name)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
