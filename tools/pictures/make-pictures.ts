import { oneAtATime } from '../shared/one-at-a-time';
import { OwnerError } from '../shared/owner-error';
import { makeBrand } from './brand';
import { readCatalog, updateCatalog, type Entry } from './catalog';
import type { Picture, Pictures } from './catalog-edits';
import { findLeftovers } from './leftovers';
import { listPhotos, type Photo } from './list-photos';
import { makePhotos, type Outcome } from './make-photos';
import { matchGalleries, matchPhotos, type Shot } from './match';
import { Record } from './record';
import { shownFile } from './recipes';
import { faultsOf, formatReport } from './report';

export interface PicturesOptions {
  shopDir: string;
  isAll: boolean;
  /** Makes icons and link preview even if others exist. */
  isBrand: boolean;
  /** Prints a line of progress. */
  say: (line: string) => void;
}

export interface PicturesResult {
  text: string;
  /** Exit code: 1 if a photo or the logo could not be used. */
  code: 0 | 1;
}

/** The new pictures of each entry whose photos could be used. */
function picturesOf(
  matches: ReadonlyMap<Entry, Photo>,
  galleries: ReadonlyMap<Entry, readonly Shot[]>,
  outcomes: readonly Outcome[],
): Map<Entry, Pictures> {
  const made = new Map(outcomes.map(({ photo, widths }) => [photo.file, widths]));
  const pictureOf = ({ file, stem }: Photo): Picture | undefined => {
    const widths = made.get(file) ?? [];
    return widths.length > 0
      ? { product_image: shownFile(stem, widths), image_widths: [...widths] }
      : undefined;
  };
  const pictures = new Map<Entry, Pictures>();
  for (const entry of new Set([...matches.keys(), ...galleries.keys()])) {
    const own = matches.get(entry);
    const gallery = (galleries.get(entry) ?? []).flatMap(({ photo, known }) => {
      const picture = pictureOf(photo);
      return picture ? [{ known, picture }] : [];
    });
    pictures.set(entry, { first: own && pictureOf(own), gallery });
  }
  return pictures;
}

const sentenceOf = ({ subject = '', message }: OwnerError) => `${subject} ${message}.`.trim();

/** A bad logo does not stop the photos. @returns its fault */
async function tryBrand(
  { shopDir, isBrand, say }: Pick<PicturesOptions, 'shopDir' | 'isBrand' | 'say'>,
  record: Record,
): Promise<string | undefined> {
  try {
    for (const line of await makeBrand(shopDir, isBrand, record)) say(line);
    record.save();
    return undefined;
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return sentenceOf(error);
  }
}

async function makeOrThrow({ shopDir, isAll, isBrand, say }: PicturesOptions): Promise<PicturesResult> {
  const record = new Record(shopDir);
  const logoFault = await tryBrand({ shopDir, isBrand, say }, record);
  const album = listPhotos(shopDir);
  // Fail early on a syntax error: making photos takes long.
  readCatalog(shopDir);
  const outcomes = await makePhotos(album.photos, { shopDir, record, isAll, say });
  const products = album.photos.filter(({ stem }) => stem !== 'banner');
  const used = new Set<Photo>();
  // Reads the file again: it may have changed meanwhile.
  const { catalog, changed } = updateCatalog(shopDir, ({ entries }) => {
    const matches = matchPhotos(entries, products);
    const galleries = matchGalleries(entries, products, matches);
    used.clear();
    for (const photo of matches.values()) used.add(photo);
    for (const { photo } of [...galleries.values()].flat()) used.add(photo);
    return picturesOf(matches, galleries, outcomes);
  });
  const leftovers = findLeftovers(shopDir, record, album.photos, catalog.entries);
  record.save();
  const run = { shopDir, album, outcomes, catalog, used, changed, leftovers };
  const isGood = logoFault === undefined && faultsOf(run).length === 0;
  return {
    text: [...(logoFault === undefined ? [] : [logoFault]), formatReport(run)].join('\n'),
    code: isGood ? 0 : 1,
  };
}

/** The pictures command without arguments and exit. Never throws for a bad file. */
export async function makePictures(options: PicturesOptions): Promise<PicturesResult> {
  try {
    return await oneAtATime(options.shopDir, options.say, () => makeOrThrow(options));
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { text: sentenceOf(error), code: 1 };
  }
}
