import { closest, distance } from 'fastest-levenshtein';
import { decodePart } from '../../src/lib/paths';
import { safeStem } from '../shared/safe-stem';
import type { Entry } from './catalogue';
import { stemOf, type Photo } from './list-photos';
import { PRODUCT } from './recipes';

/** "a%20b-640.webp" of "images/products/a%20b-640.webp?v=1" */
function nameIn(address: string): string {
  const [clean = ''] = address.split(/[?#]/u, 1);
  const name = clean.split('/').at(-1) ?? '';
  return decodePart(name) ?? name;
}

/** The stem of a picture that was made here: "iphone-17" of "images/products/iphone-17-640.webp". */
const madeOf = (address: string): string | undefined =>
  address.startsWith(`${PRODUCT.folder}/`)
    ? /^(?<stem>.+)-\d+\.webp$/u.exec(nameIn(address))?.groups?.['stem']
    : undefined;

/**
 * Which photo each entry shows: the one that its product_image says, else the one that has its product_id as its name.
 * What the file says goes before what a name suggests: photos called 1.jpg and 2.jpg are not products 1 and 2.
 */
export function matchPhotos(entries: readonly Entry[], photos: readonly Photo[]): Map<Entry, Photo> {
  const byFile = new Map(photos.map((photo) => [photo.file.normalize('NFC'), photo]));
  const byStem = new Map(photos.map((photo) => [photo.stem, photo]));
  const byPlainStem = new Map(photos.map((photo) => [photo.stem.toLowerCase(), photo]));
  const matches = new Map<Entry, Photo>();
  for (const entry of entries) {
    const { image, id } = entry;
    const own = safeStem(id);
    const isHere = !/^[a-z]+:/iu.test(image) && image !== '';
    const photo =
      byStem.get(madeOf(image) ?? '') ??
      (isHere
        ? (byFile.get(nameIn(image).normalize('NFC')) ?? byStem.get(stemOf(nameIn(image))))
        : undefined) ??
      byStem.get(own) ??
      byPlainStem.get(own.toLowerCase());
    if (photo) matches.set(entry, photo);
  }
  return matches;
}

/** The product_id that a photo's name was probably meant to be. */
export function nearestId({ file }: Photo, entries: readonly Entry[]): string | undefined {
  const ids = entries.map(({ id }) => id).filter((id) => id !== '');
  if (ids.length === 0) return undefined;
  const name = file.replace(/\.[^.]*$/u, '').normalize('NFC');
  const nearest = closest(name, ids);
  return distance(name, nearest) <= Math.max(2, name.length / 2) ? nearest : undefined;
}
