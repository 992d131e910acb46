import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_IMAGES, VIEW_WIDTHS, WIDTHS } from './pipeline/settings';
import { PRODUCTS } from './products';
import { viewsOf } from './views';

/** The fields of a catalog entry that are used here. */
interface Entry {
  readonly product_id: string;
  readonly product_title: string;
  readonly product_image: string;
  readonly image_alt: string;
}

interface GalleryPicture {
  readonly image: string;
  readonly image_widths: readonly number[];
  readonly image_alt: string;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Set(
    Object.entries(value).flatMap(([name, field]) => (typeof field === 'string' ? [name] : [])),
  );
  return ['product_id', 'product_title', 'product_image', 'image_alt'].every((name) => texts.has(name));
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The width named in a catalog's `image`. */
const NAMED = 640;

/** The views of an entry's product whose files exist in every width and format. */
async function galleryOf(entry: Entry): Promise<GalleryPicture[]> {
  const { product_id: id, product_title: title, product_image: image, image_alt: alt } = entry;
  const spec = PRODUCTS.get(id);
  if (spec === undefined) return [];
  // The first picture's text ends with what the product is made of.
  const material = alt.slice(alt.lastIndexOf('; ') + 2);
  const made = viewsOf(id, spec).map(async (view): Promise<GalleryPicture[]> => {
    const name = `${id}-${view.name}`;
    const widths = view.close ? WIDTHS : VIEW_WIDTHS;
    const files = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
    const there = await Promise.all(files.map((file) => exists(path.join(PRODUCT_IMAGES, file))));
    if (!there.every(Boolean)) return [];
    return [
      {
        image: `${path.posix.dirname(image)}/${name}-${NAMED}.webp`,
        image_widths: widths,
        image_alt: `${title}${view.alt}; ${material}`,
      },
    ];
  });
  return (await Promise.all(made)).flat();
}

/** Gives each entry its gallery, after the text of its first picture. */
async function withGallery(entry: unknown): Promise<unknown> {
  if (!isEntry(entry)) return entry;
  const gallery = await galleryOf(entry);
  const fields = Object.entries(entry).filter(([name]) => name !== 'gallery');
  if (gallery.length === 0) return Object.fromEntries(fields);
  const after = fields.findIndex(([name]) => name === 'image_alt') + 1;
  return Object.fromEntries([...fields.slice(0, after), ['gallery', gallery], ...fields.slice(after)]);
}

/** Writes the existing views of each product into a catalog. Returns their number. */
export async function addGalleries(file: string): Promise<string> {
  const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(entries)) throw new Error(`${file} holds no list of products`);
  const after = await Promise.all(entries.map(withGallery));
  const text = `${JSON.stringify(after, null, 2)}\n`;
  await writeFile(file, text);
  return `${file}: ${text.split('"image":').length - 1} views of ${text.split('"gallery":').length - 1} products`;
}
