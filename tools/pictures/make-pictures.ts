import { oneAtATime } from '../shared/one-at-a-time';
import { OwnerError } from '../shared/owner-error';
import { makeBrand } from './brand';
import { readCatalogue, updateCatalogue, type Entry, type Picture, type Pictures } from './catalogue';
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
  /** Makes the icons and the link preview anew, although there are others. */
  isBrand: boolean;
  /** Takes a line of progress. */
  say: (line: string) => void;
}

export interface PicturesResult {
  /** For the terminal. */
  text: string;
  /** 1 where a photo or the logo could not be used. */
  code: 0 | 1;
}

/** What entries are to say, where their photos have pictures. */
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

/** A bad logo is no reason not to make the photos. @returns what is wrong with it */
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
  // Before the long part, so that nobody waits to hear that the file has a comma too many.
  readCatalogue(shopDir);
  const outcomes = await makePhotos(album.photos, { shopDir, record, isAll, say });
  const products = album.photos.filter(({ stem }) => stem !== 'banner');
  const used = new Set<Photo>();
  // Its owner may have changed it meanwhile.
  const { catalogue, changed } = updateCatalogue(shopDir, ({ entries }) => {
    const matches = matchPhotos(entries, products);
    const galleries = matchGalleries(entries, products, matches);
    used.clear();
    for (const photo of matches.values()) used.add(photo);
    for (const { photo } of [...galleries.values()].flat()) used.add(photo);
    return picturesOf(matches, galleries, outcomes);
  });
  const leftovers = findLeftovers(shopDir, record, album.photos, catalogue.entries);
  record.save();
  const run = { shopDir, album, outcomes, catalogue, used, changed, leftovers };
  const isGood = logoFault === undefined && faultsOf(run).length === 0;
  return {
    text: [...(logoFault === undefined ? [] : [logoFault]), formatReport(run)].join('\n'),
    code: isGood ? 0 : 1,
  };
}

/** The whole command but for its words and the process. Never throws for what is wrong with a file. */
export async function makePictures(options: PicturesOptions): Promise<PicturesResult> {
  try {
    return await oneAtATime(options.shopDir, options.say, () => makeOrThrow(options));
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { text: sentenceOf(error), code: 1 };
  }
}
