import path from 'node:path';
import { pictureFinder } from '../check/find-picture';
import { shownPath } from '../shared/owner-error';
import { plural } from '../shared/plural';
import { MAX_LINES, section } from '../shared/section';
import { lineOf, type Catalog, type Entry } from './catalog';
import { photosDir, type Album, type Photo } from './list-photos';
import type { Outcome } from './make-photos';
import { nearestId } from './match';

export interface Run {
  shopDir: string;
  album: Album;
  outcomes: readonly Outcome[];
  /** After the run. */
  catalog: Catalog;
  /** Photos matched to a product. */
  used: ReadonlySet<Photo>;
  /** Number of changed entries. */
  changed: number;
  leftovers: readonly string[];
}

/** Photos that could not be used, with reasons. */
export function faultsOf({ shopDir, album, outcomes }: Pick<Run, 'shopDir' | 'album' | 'outcomes'>) {
  const shown = ({ file }: Photo) => shownPath(path.join(photosDir(shopDir), file));
  return [
    ...outcomes.flatMap(({ photo, problem }) =>
      problem === undefined ? [] : [`${shown(photo)} ${problem}`],
    ),
    ...album.doubles.map(
      ([photo, of]) =>
        `${shown(photo)} would have the same pictures as ${of.file}: remove or rename one of them`,
    ),
  ];
}

function unmatchedPhotos({ shopDir, outcomes, used, catalog }: Run): string[] {
  const { entries } = catalog;
  return outcomes
    .filter(({ photo, widths }) => widths.length > 0 && photo.stem !== 'banner' && !used.has(photo))
    .map(({ photo }) => {
      const nearest = nearestId(photo, entries);
      const other = entries.find(({ id }) => id === photo.file.replace(/\.[^.]*$/u, ''));
      const file = shownPath(path.join(photosDir(shopDir), photo.file));
      if (other)
        return `${file}: product_image of that product is "${other.image}"; empty it to show this one`;
      return `${file}: no product has this product_id${nearest === undefined ? '' : `. Did you mean "${nearest}"?`}`;
    });
}

/** Gallery pictures without image_alt. */
const countWithoutAlt = ({ gallery }: Entry) =>
  gallery.filter(({ image, alt }) => image !== '' && alt === '').length;

function productLines(run: Run): Array<{ title: string; lines: string[] }> {
  const { catalog, shopDir } = run;
  const find = pictureFinder(shopDir);
  const place = (entry: Entry) =>
    `${shownPath(catalog.file)}:${lineOf(catalog, entry)} "${entry.title}" (${entry.id})`;
  const isMissing = ({ image }: Entry) => !/^(?:https|data):/iu.test(image) && find(image) !== true;
  const without = catalog.entries.filter((entry) => entry.image === '' || isMissing(entry));
  const lacksAlt = (entry: Entry) => entry.alt === '' && !without.includes(entry);
  const withoutAlt = catalog.entries.filter((entry) => lacksAlt(entry) || countWithoutAlt(entry) > 0);
  const describeMissingAlt = (entry: Entry) => {
    const count = countWithoutAlt(entry);
    return count === 0 ? '' : `: ${lacksAlt(entry) ? 'also ' : ''}${plural(count, 'picture')} of its gallery`;
  };
  // place() searches the whole text, so it is called only for lines that are shown.
  const lines = (entries: readonly Entry[], say: (entry: Entry) => string) =>
    entries.map((entry, index) => (index < MAX_LINES ? `${place(entry)}${say(entry)}` : ''));
  return [
    {
      title: 'Products without a picture',
      lines: lines(without, ({ image }) => (image === '' ? '' : `: there is no file ${image}`)),
    },
    {
      title: 'Products whose image_alt does not say what is seen, for those who cannot see it',
      lines: lines(withoutAlt, describeMissingAlt),
    },
  ];
}

function summaryOf({ outcomes, album, changed, catalog }: Run): string {
  const made = outcomes.filter(({ isNew }) => isNew).length;
  const unused = outcomes.filter(({ problem }) => problem !== undefined).length + album.doubles.length;
  const kept = outcomes.length + album.doubles.length - made - unused;
  return [
    `${plural(made, 'photo')} made, ${kept} as before, ${unused} could not be used.`,
    ...(changed > 0
      ? [`${plural(changed, 'product')} changed in ${shownPath(catalog.file)}.`]
      : [`${shownPath(catalog.file)} was not changed.`]),
  ].join(' ');
}

/** Everything to look at, then a summary. */
export function formatReport(run: Run): string {
  const { shopDir, outcomes, album, leftovers } = run;
  const remarks = outcomes.flatMap(({ photo, remarks: all }) =>
    all.map((remark) => `${shownPath(path.join(photosDir(shopDir), photo.file))}: ${remark}`),
  );
  return [
    ...section('Could not be used', faultsOf(run)),
    ...section('Belong to no product', unmatchedPhotos(run)),
    ...productLines(run).flatMap(({ title, lines }) => section(title, lines)),
    ...section('To look at', remarks),
    ...section(
      'Made from photos that are gone, and named nowhere: delete them if you like',
      leftovers.map((file) => shownPath(path.join(shopDir, file))),
    ),
    ...section('Ignored, since their names are not those of photos', album.ignored),
    summaryOf(run),
  ].join('\n');
}
