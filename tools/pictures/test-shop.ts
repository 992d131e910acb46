import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makePictures, type PicturesOptions, type PicturesResult } from './make-pictures';

type Contents = Readonly<Record<string, string | Uint8Array>>;

/** A temporary shop for one test. */
export interface TestShop {
  shopDir: string;
  write: (files: Contents) => void;
  remove: (file: string) => void;
  text: (file: string) => string;
  bytes: (file: string) => Buffer;
  /** All files, without folders. */
  files: () => string[];
  run: (options?: Partial<PicturesOptions>) => Promise<PicturesResult & { progress: readonly string[] }>;
}

/** In the form of `npm run format`, so that tests can compare. */
export const catalogOf = (...products: readonly object[]): string =>
  `${JSON.stringify(products, undefined, 2)}\n`;

/** Runs a test in a temporary shop with these files. */
export async function inShop(files: Contents, act: (shop: TestShop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  // Readable by other users, for the tests without write permission.
  chmodSync(folder, 0o755);
  const shopDir = path.join(folder, 'shop');
  const at = (file: string) => path.join(shopDir, file);
  const write = (contents: Contents) => {
    for (const [file, content] of Object.entries(contents)) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    }
  };
  write({ 'Data.json': '[]\n', ...files });
  const run: TestShop['run'] = async (options = {}) => {
    const progress: string[] = [];
    const result = await makePictures({
      shopDir,
      isAll: false,
      isBrand: false,
      say: (line) => progress.push(line),
      ...options,
    });
    return { ...result, text: result.text.replaceAll(`${folder}/`, ''), progress };
  };
  try {
    await act({
      shopDir,
      write,
      remove: (file) => rmSync(at(file), { recursive: true }),
      text: (file) => readFileSync(at(file), 'utf8'),
      bytes: (file) => readFileSync(at(file)),
      files: () =>
        existsSync(shopDir)
          ? readdirSync(shopDir, { recursive: true, encoding: 'utf8' })
              .filter((file) => statSync(at(file)).isFile())
              .toSorted()
          : [],
      run,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Look {
  width?: number;
  height?: number;
  background?: string;
  channels?: 3 | 4;
  /** Color of a square in the middle. */
  thing?: string;
}

/** A square on a background, to be saved in any format. */
export function picture({
  width = 400,
  height = 300,
  background = '#fff',
  thing,
  channels = 3,
}: Look = {}): Sharp {
  const ground = sharp({ create: { width, height, channels, background } });
  if (thing === undefined) return ground;
  const edge = Math.round(Math.min(width, height) / 3);
  return ground.composite([
    { input: { create: { width: edge, height: edge, channels, background: thing } } },
  ]);
}

export const jpeg = (look: Look = {}): Promise<Buffer> => picture(look).jpeg().toBuffer();
