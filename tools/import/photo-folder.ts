import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { photosDir, stemOf, type Photo } from '../pictures/list-photos';
import { makeFolder, writeAtomically } from '../shared/write-atomically';

/** Adds photos to `shop/photos/`, under names that collide neither with another photo's nor with its pictures'. */
export class PhotoFolder {
  readonly #folder: string;
  readonly #isDryRun: boolean;
  /** By lower-case stem: file systems may ignore case. */
  readonly #files = new Map<string, string>();
  /** Contents that a dry run did not write. */
  readonly #unwritten = new Map<string, Uint8Array>();
  readonly #added = new Set<string>();

  constructor(shopDir: string, isDryRun: boolean) {
    this.#folder = photosDir(shopDir);
    this.#isDryRun = isDryRun;
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    for (const name of names.filter((each) => !each.startsWith('.')))
      this.#files.set(stemOf(name).toLowerCase(), name);
  }

  /** @param name from the address; @param extension from the contents */
  add(name: string, extension: string, bytes: Uint8Array): Photo {
    const own = stemOf(name);
    // "banner" is reserved for Home's banner.
    for (let number = own.toLowerCase() === 'banner' ? 2 : 1; ; number += 1) {
      const stem = number === 1 ? own : `${own}-${number}`;
      const known = this.#files.get(stem.toLowerCase());
      if (known === undefined) return this.#write({ stem, file: `${stem}.${extension}` }, bytes);
      if (Buffer.compare(this.#read(known), bytes) === 0) return { stem: stemOf(known), file: known };
    }
  }

  /** Removes a damaged photo, if this import added it. */
  remove({ file }: Photo): void {
    if (this.#added.has(file)) rmSync(path.join(this.#folder, file), { force: true });
  }

  #read(file: string): Uint8Array {
    return this.#unwritten.get(file) ?? readFileSync(path.join(this.#folder, file));
  }

  #write(photo: Photo, bytes: Uint8Array): Photo {
    this.#files.set(photo.stem.toLowerCase(), photo.file);
    // Kept in memory only if it is not on disk.
    if (this.#isDryRun) this.#unwritten.set(photo.file, bytes);
    else {
      makeFolder(this.#folder);
      writeAtomically(path.join(this.#folder, photo.file), [bytes]);
      this.#added.add(photo.file);
    }
    return photo;
  }
}
