import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodePart } from '../../src/lib/paths';
import type { FindPicture } from './check-catalog';

/** Case-sensitive, as on a server, even if this machine's file system is not. */
export function pictureFinder(...folders: readonly string[]): FindPicture {
  const listings = new Map<string, readonly string[]>();
  const list = (folder: string) => {
    let names = listings.get(folder);
    if (!names) {
      try {
        names = readdirSync(folder);
      } catch {
        names = [];
      }
      listings.set(folder, names);
    }
    return names;
  };
  const findIn = (root: string, address: string): ReturnType<FindPicture> => {
    const actual: string[] = [];
    for (const part of address.split('/').filter((each) => each !== '' && each !== '.')) {
      const names = list(path.join(root, ...actual));
      const name = names.includes(part)
        ? part
        : names.find((each) => each.toLowerCase() === part.toLowerCase());
      if (name === undefined) return undefined;
      actual.push(name);
    }
    const found = actual.join('/');
    return found === address.replaceAll(/^(?:\.?\/)+/gu, '') ? true : { actual: found };
  };
  return (address) => {
    const [encoded = ''] = address.split(/[?#]/u, 1);
    const file = decodePart(encoded) ?? encoded;
    const found = folders.map((folder) => findIn(folder, file));
    return found.find((each) => each === true) ?? found.find((each) => each !== undefined);
  };
}

/** Reads model files from the shop's folder. A missing one is reported by the picture finder. */
export const modelReader =
  (folder: string) =>
  (address: string): string | undefined => {
    try {
      return readFileSync(path.join(folder, decodePart(address) ?? address), 'utf8');
    } catch {
      return undefined;
    }
  };
