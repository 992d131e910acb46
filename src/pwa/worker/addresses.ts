/** The address without width and format: `watch` for watch-640.avif. */
const stemOf = (address: string) => address.replace(/-\d+\.\w+$/u, '');

const widthOf = (address: string) => Number.parseInt(address.slice(stemOf(address).length + 1), 10);

/** The widths of each picture that has several, by its stem. */
export type PictureWidths = ReadonlyMap<string, ReadonlySet<unknown>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A number at the end of a name is a width only where the entry lists it: `pixel-8.webp` is no narrow `pixel-9.webp`.
 * @param entries of Data.json
 * @param base the page that their addresses are relative to
 */
export function picturesWithWidths(entries: unknown, base: string): PictureWidths {
  const pictures = listOf(entries).flatMap((entry) =>
    isObject(entry) ? [entry, ...listOf(entry['gallery'])] : [],
  );
  return new Map(
    pictures.flatMap((picture) => {
      if (!isObject(picture)) return [];
      const image = picture['product_image'] ?? picture['image'];
      const widths = listOf(picture['image_widths']);
      if (typeof image !== 'string' || widths.length === 0 || !URL.canParse(image, base)) return [];
      return [[stemOf(new URL(image, base).href), new Set(widths)] as const];
    }),
  );
}

/** The cached files of the same picture, the widest first. */
export function othersOfSame(
  wanted: string,
  cached: readonly string[],
  pictures: PictureWidths,
): readonly string[] {
  const stem = stemOf(wanted);
  const widths = pictures.get(stem);
  if (widths?.has(widthOf(wanted)) !== true) return [];
  return cached
    .filter((address) => stemOf(address) === stem && widths.has(widthOf(address)))
    .sort((a, b) => widthOf(b) - widthOf(a));
}
