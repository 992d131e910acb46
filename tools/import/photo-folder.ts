import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { photosDir, stemOf, type Photo } from '../pictures/list-photos';
import { makeFolder, writeWhole } from '../shared/write-whole';

/** Puts photos into `shop/photos/`, never over another, nor beside one whose pictures would have the same names. */
export class PhotoFolder {
  readonly #folder: string;
  readonly #isDryRun: boolean;
  /** By stem, as disks compare names. */
  readonly #files = new Map<string, string>();
  /** What a dry run would have written. */
  readonly #unwritten = new Map<string, Uint8Array>();
  readonly #added = new Set<string>();

  constructor(shopDir: string, isDryRun: boolean) {
    this.#folder = photosDir(shopDir);
    this.#isDryRun = isDryRun;
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    for (const name of names.filter((each) => !each.startsWith('.')))
      this.#files.set(stemOf(name).toLowerCase(), name);
  }

  /** @param name as its address ends; @param extension by what is in it */
  add(name: string, extension: string, bytes: Uint8Array): Photo {
    const own = stemOf(name);
    // A photo called banner is Home's banner.
    for (let number = own.toLowerCase() === 'banner' ? 2 : 1; ; number += 1) {
      const stem = number === 1 ? own : `${own}-${number}`;
      const known = this.#files.get(stem.toLowerCase());
      if (known === undefined) return this.#write({ stem, file: `${stem}.${extension}` }, bytes);
      if (Buffer.compare(this.#read(known), bytes) === 0) return { stem: stemOf(known), file: known };
    }
  }

  /** Takes one away again that this import brought and that turned out to be damaged. */
  remove({ file }: Photo): void {
    if (this.#added.has(file)) rmSync(path.join(this.#folder, file), { force: true });
  }

  #read(file: string): Uint8Array {
    return this.#unwritten.get(file) ?? readFileSync(path.join(this.#folder, file));
  }

  #write(photo: Photo, bytes: Uint8Array): Photo {
    this.#files.set(photo.stem.toLowerCase(), photo.file);
    // What is on the disk need not be kept in memory too.
    if (this.#isDryRun) this.#unwritten.set(photo.file, bytes);
    else {
      makeFolder(this.#folder);
      writeWhole(path.join(this.#folder, photo.file), [bytes]);
      this.#added.add(photo.file);
    }
    return photo;
  }
}
