import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFinder } from '../check/find-picture';
import { decodePart } from '../../src/lib/paths';
import { ImportError, shownPath, whyRefused } from './import-error';
import type { Findings } from './findings';
import { pictureKind } from './picture-kind';
import { writeWhole } from './write-file';

export interface PictureOptions {
  publicDir: string;
  /** A folder of pictures with the names that the file's addresses end in. */
  photos: string | undefined;
  /** Fetches pictures from the web, if wanted. */
  fetch: typeof fetch | undefined;
  isDryRun: boolean;
}

const FOLDER = 'images/products';
const TIMEOUT = 10_000;
const MAX_BYTES = 30_000_000;
const AT_ONCE = 4;

/** The last part of an address or path, without its query: "a%20b.jpg?v=1" is "a b.jpg". */
function nameOf(address: string): string {
  const [clean = ''] = address.split(/[?#]/u, 1);
  const name = clean.split(/[/\\]/u).at(-1) ?? '';
  return decodePart(name) ?? name;
}

/** A name that needs no escaping in an address. */
function safeName(name: string, kind: string): string {
  const stem = name
    .replace(/\.[^.]*$/u, '')
    .normalize('NFD')
    .replaceAll(/[^\w-]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 80);
  const extension = /\.(?<kind>[a-z]+)$/iu.exec(name)?.groups?.['kind']?.toLowerCase();
  return `${stem === '' ? 'picture' : stem}.${extension === 'jpeg' && kind === 'jpg' ? 'jpeg' : kind}`;
}

/** Puts pictures into the shop's folder; never over another picture. */
class Album {
  readonly #folder: string;
  readonly #taken = new Map<string, Uint8Array>();

  readonly #isDryRun: boolean;

  constructor(options: PictureOptions) {
    this.#isDryRun = options.isDryRun;
    this.#folder = path.join(options.publicDir, FOLDER);
  }

  /** @returns the address in the shop */
  add(name: string, kind: string, bytes: Uint8Array): string {
    const safe = path.parse(safeName(name, kind));
    for (let number = 1; ; number += 1) {
      const file = `${safe.name}${number === 1 ? '' : `-${number}`}${safe.ext}`;
      const there = this.#read(file);
      if (there === undefined) {
        this.#write(file, bytes);
        return `${FOLDER}/${file}`;
      }
      if (Buffer.compare(there, bytes) === 0) return `${FOLDER}/${file}`;
    }
  }

  #read(file: string): Uint8Array | undefined {
    const where = path.join(this.#folder, file);
    return this.#taken.get(file) ?? (existsSync(where) ? readFileSync(where) : undefined);
  }

  #write(file: string, bytes: Uint8Array): void {
    // What is on the disk need not be kept in memory too.
    if (this.#isDryRun) this.#taken.set(file, bytes);
    else {
      try {
        mkdirSync(this.#folder, { recursive: true });
      } catch (error) {
        throw new ImportError(`cannot be made: ${whyRefused(error)}`, shownPath(this.#folder));
      }
      writeWhole(path.join(this.#folder, file), [bytes]);
    }
  }
}

type Found = { address: string } | { problem: string };

function take(album: Album, name: string, bytes: Uint8Array, from: string): Found {
  if (bytes.length === 0) return { problem: `${from} is empty (0 bytes)` };
  const kind = pictureKind(bytes);
  if (kind === undefined) return { problem: `${from} is no picture that browsers show` };
  return { address: album.add(name, kind, bytes) };
}

async function download(address: string, get: typeof fetch): Promise<Uint8Array> {
  const response = await get(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'follow' });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES)
    throw new Error('it is larger than 30 MB');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw new Error('it is larger than 30 MB');
  return bytes;
}

const whyNot = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in 10 seconds';
  return error.cause instanceof Error ? error.cause.message : error.message;
};

function photoNames(folder: string): Map<string, string> {
  try {
    return new Map(readdirSync(folder).map((name) => [name.normalize('NFC').toLowerCase(), name]));
  } catch (error) {
    throw new ImportError(`cannot be read: ${whyRefused(error)}`, folder);
  }
}

/** Finds a picture's place in the shop: among the photos, on the web, or where it is. */
function finder(options: PictureOptions): (address: string) => Promise<Found> {
  const names = options.photos === undefined ? new Map<string, string>() : photoNames(options.photos);
  const album = new Album(options);
  const find = pictureFinder(options.publicDir);
  return async (address) => {
    if (/^data:/iu.test(address)) return { address };
    const photo = names.get(nameOf(address).normalize('NFC').toLowerCase());
    if (photo !== undefined && options.photos !== undefined) {
      const file = path.join(options.photos, photo);
      try {
        return take(album, photo, readFileSync(file), file);
      } catch (error) {
        if (error instanceof ImportError) throw error;
        return { problem: `${file} cannot be read: ${whyRefused(error)}` };
      }
    }
    if (!/^https:/iu.test(address))
      return find(address) === true ? { address } : { problem: `there is no picture ${address}` };
    if (!options.fetch) return { address };
    try {
      return take(album, nameOf(address), await download(address, options.fetch), address);
    } catch (error) {
      if (error instanceof ImportError) throw error;
      return { problem: `${address} could not be fetched: ${whyNot(error)}` };
    }
  };
}

/** Checks the folder of photos before anything else is done. */
export function checkPhotos(folder: string | undefined): void {
  if (folder !== undefined) photoNames(folder);
}

/**
 * Where each address's picture is in the shop, for those that have a place there now.
 * @param lines the first line that names each address
 */
export async function placePictures(
  lines: ReadonlyMap<string, number>,
  options: PictureOptions,
  findings: Findings,
): Promise<ReadonlyMap<string, string>> {
  const locate = finder(options);
  const placed = new Map<string, string>();
  const queue = [...lines].values();
  const work = async () => {
    for (const [address, line] of queue) {
      const found = await locate(address);
      if ('problem' in found) findings.add('note', line, 'picture', `${found.problem}; its address is kept`);
      else if (found.address !== address) placed.set(address, found.address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return placed;
}
