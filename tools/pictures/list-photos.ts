import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OwnerError, shownPath, whyRefused } from '../shared/owner-error';
import { safeStem } from '../shared/safe-stem';

export interface Photo {
  /** File name in shop/photos/. */
  file: string;
  /** Base name of its pictures. */
  stem: string;
}

export interface Album {
  photos: readonly Photo[];
  /** Photos whose pictures would overwrite another's. */
  doubles: ReadonlyArray<readonly [Photo, of: Photo]>;
  /** Other files, and folders. */
  ignored: readonly string[];
}

/** Extensions of pictures, including unsupported ones, which are reported. */
const PICTURE =
  /\.(?:jpe?g|jfif|png|webp|avif|tiff?|gif|hei[cf]|bmp|svg|pdf|psd|jxl|jp2|cr[23]|nef|arw|dng|raf|orf|rw2)$/iu;

export const photosDir = (shopDir: string): string => path.join(shopDir, 'photos');

export const stemOf = (file: string): string => safeStem(file.replace(/\.[^.]*$/u, ''));

/** Lists `shop/photos/`, sorted by name. */
export function listPhotos(shopDir: string): Album {
  const folder = photosDir(shopDir);
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => !/^(?:\.|Thumbs\.db$|desktop\.ini$)/iu.test(name));
  } catch (error) {
    throw new OwnerError(
      `cannot be read: ${whyRefused(error)}; put the photos there, each with its product's product_id as its name, such as iphone-17.jpg`,
      shownPath(folder),
    );
  }
  const taken = new Map<string, Photo>();
  const doubles: Array<readonly [Photo, Photo]> = [];
  for (const file of names.filter((name) => PICTURE.test(name)).toSorted()) {
    const photo = { file, stem: stemOf(file) };
    // Some file systems ignore case.
    const key = photo.stem.toLowerCase();
    const other = taken.get(key);
    if (other) doubles.push([photo, other]);
    else taken.set(key, photo);
  }
  return { photos: [...taken.values()], doubles, ignored: names.filter((name) => !PICTURE.test(name)) };
}
