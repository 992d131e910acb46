import { OwnerError } from '../shared/owner-error';
import { listOf } from '../shared/word-lists';

/** `group` identifies rows that are variants of one product. */
export const fields = [
  'id',
  'title',
  'picture',
  'price',
  'category',
  'description',
  'specification',
  'rating',
  'group',
] as const;

export type Field = (typeof fields)[number];

/** `--map price=Preis`; `ignore` keeps a column out of the specification. */
export type Overrides = ReadonlyArray<readonly [Field | 'ignore', string]>;

export type Aliases = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Ignores case, accents and punctuation, and splits camelCase: "Preis (brutto)" becomes "preis brutto". */
export const normalizeHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Column names in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish, most likely first. */
export const plainAliases: Aliases = {
  id: listOf(
    'product id, id, sku, article number, item number, product number, part number, product code, code, custom label sku, internal reference, handle, slug, artikelnummer, artikelnummer im shop, artikel nr, artikelnr, art nr, bestellnummer, produktnummer, produkt id, reference, ref, numero d article, code article, referencia, codigo, codigo de producto, id producto, codice, codice articolo, codice prodotto, riferimento, artikelcode, productcode, codigo do produto, codigo do artigo, kod, kod produktu, indeks',
  ),
  title: listOf(
    'product title, title, product name, name, post title, product, item, item name, produktname, produkttitel, artikelname, artikelbezeichnung, bezeichnung, produkt, artikel, titel, nom, nom du produit, nom de l article, produit, titre, designation, nombre, nombre del producto, producto, titulo, articulo, nome, nome prodotto, nome del prodotto, prodotto, articolo, titolo, denominazione, naam, productnaam, artikelnaam, nome do produto, produto, nazwa, nazwa produktu, produkt nazwa, tytul',
  ),
  picture: listOf(
    'product image, product image url, image, image url, image link, image src, images, image urls, hosted image urls, main image, main image url, main variant image, base image, media main image url, pic url, featured image, default image, cover media url, picture, picture url, photo, photo url, bild, bild url, bilder, bildadresse, produktbild, foto, fotos, url de l image, photo du produit, imagen, url de imagen, imagenes, immagine, immagini, url immagine, immagine principale, afbeelding, afbeeldingen, foto url, afbeelding url, imagem, imagens, url da imagem, zdjecie, zdjecia, obraz, adres zdjecia',
  ),
  price: listOf(
    'price, regular price, sales price, standard price, start price, unit price, retail price, rrp, msrp, preis, verkaufspreis, vk preis, vk, bruttopreis, preis brutto, brutto vk, vk brutto, einzelpreis, endpreis, uvp, prix, prix de vente, prix ttc, prix unitaire, precio, precio de venta, pvp, precio unitario, price tax incl, price tax included, price incl tax, price incl vat, price gross, gross price, preis inkl mwst, precio con iva, precio impuestos incl, price tax excl, price tax excluded, price excl tax, price ex vat, net price, preis netto, nettopreis, netto vk, vk netto, preis zzgl mwst, prix ht, prix hors taxe, prix de vente ht, precio sin iva, precio sin impuestos, prezzo, prezzo di vendita, prezzo ivato, prezzo iva inclusa, prezzo unitario, prijs, verkoopprijs, prijs incl btw, preco, preco de venda, preco com iva, cena, cena brutto, cena sprzedazy, prezzo iva esclusa, prezzo senza iva, prezzo netto, prijs excl btw, preco sem iva, cena netto',
  ),
  category: listOf(
    'category, categories, default category, category text, product category, product categories, collection, product type, tax product cat, department, type, kategorie, kategorien, warengruppe, produktgruppe, produktgruppe im shop, produktkategorie, categorie, categories, rayon, type de produit, categoria, categorias, tipo de producto, reparto, tipo di prodotto, tipologia, productgroep, categoria do produto, kategoria, kategoria produktu, grupa',
  ),
  description: listOf(
    'description, product description, long description, body, body html, details, description for customers, post content, short description, post excerpt, beschreibung, produktbeschreibung, artikelbeschreibung, langtext, beschreibungstext, kurzbeschreibung, description du produit, descriptif, descripcion, descripcion del producto, descrizione, descrizione prodotto, descrizione lunga, beschrijving, omschrijving, productomschrijving, descricao, descricao do produto, opis, opis produktu',
  ),
  specification: listOf(
    'specification, specifications, specs, features, attributes, technical data, technische daten, spezifikation, spezifikationen, eigenschaften, merkmale, caracteristiques, fiche technique, caracteristicas, especificaciones, ficha tecnica, caratteristiche, specifiche, scheda tecnica, specificaties, kenmerken, especificacoes, caracteristicas tecnicas, specyfikacja, cechy, parametry',
  ),
  rating: listOf(
    'rating, stars, average rating, review score, bewertung, sterne, note, note moyenne, valoracion, puntuacion, valutazione, voto, beoordeling, avaliacao, ocena',
  ),
  group: listOf(
    'item group id, group id, pair code, parent sku, parent id, parent, variant group, vatersku, vaterartikel, hauptartikel, gruppe, codice padre, articolo padre, hoofdartikel, produto pai, produkt nadrzedny',
  ),
};

/** A price to which tax must be added. */
export const isWithoutTax = (header: string): boolean =>
  /\b(?:tax excl|tax excluded|excl tax|ex vat|net|netto|nettopreis|zzgl mwst|ht|hors taxe|sin iva|sin impuestos|iva esclusa|senza iva|excl btw|sem iva)\b/u.test(
    normalizeHeader(header),
  );

/** "product_price" and "Variant Price" are the price if no other column is. */
export const withoutNoun = (name: string): string =>
  name.replace(/^(?:product|item|article|variant|artikel|produkt|produit|producto|articulo) (?=.)/u, '');

/** Fields that may have several columns: "Image 2", "Product Image File - 2", "Bild 2 Pfad/URL"; "Kategorie Ebene 2". */
const NUMBERED: Readonly<Partial<Record<Field, RegExp>>> = {
  picture:
    /^(?:(?:product|additional|media|gallery) )*(?:image|picture|photo|bild|produktbild|foto|imagen)(?: url| link| file| src)? ?\d+(?: pfad)?(?: url)?$|^(?:more|additional) (?:variant )?(?:images|pictures)$/u,
  category:
    /^(?:product )?(?:category|kategorie|categorie|categoria)(?: level| ebene| niveau| nivel)? ?\d+$/u,
};

export interface Columns {
  /** Columns by field; `specification` may have several. */
  places: ReadonlyArray<readonly [Field, number]>;
  /** Columns of no field: candidates for the specification. */
  rest: readonly number[];
  /** Excluded by `--map ignore=` or repeating an earlier column's name. */
  ignored: readonly number[];
}

const quoted = (headers: readonly string[]) => headers.map((header) => `"${header}"`).join(', ');

function indexOfHeader(headers: readonly string[], wanted: string): number {
  const exact = headers.indexOf(wanted);
  const index =
    exact === -1 ? headers.findIndex((header) => normalizeHeader(header) === normalizeHeader(wanted)) : exact;
  if (index === -1)
    throw new OwnerError(`has no column "${wanted}", which --map names. Its columns: ${quoted(headers)}`);
  return index;
}

/**
 * Assigns columns to fields: by `--map`, then by name.
 * @param names what the headers are read as; an empty one is no field's
 */
export function findColumns(
  headers: readonly string[],
  aliases: Aliases,
  overrides: Overrides,
  names = headers.map(normalizeHeader),
): Columns {
  const taken = new Map<number, Field | 'ignore'>();
  const mapped = overrides.map(([field, header]) => [field, indexOfHeader(headers, header)] as const);
  for (const [field, index] of mapped) taken.set(index, field);
  const bareNames = names.map(withoutNoun);
  const freeIndexOf = (wanted: string, among: readonly string[]) =>
    among.findIndex((name, at) => name === wanted && !taken.has(at));
  for (const field of fields) {
    // A mapped specification is added to what is known.
    if (field !== 'specification' && mapped.some(([each]) => each === field)) continue;
    const index = [names, bareNames]
      .flatMap((among) => aliases[field]?.map((alias) => freeIndexOf(alias, among)) ?? [])
      .find((at) => at !== -1);
    if (index !== undefined) taken.set(index, field);
    for (const [at, name] of names.entries())
      if (NUMBERED[field]?.test(name) === true && !taken.has(at)) taken.set(at, field);
  }
  const indices = headers.map((_, index) => index);
  const isRepeated = (index: number) => {
    const first = names.indexOf(names[index] ?? '');
    return names[index] === '' || (first < index && !taken.has(index));
  };
  return {
    places: fields.flatMap((field) =>
      indices.filter((index) => taken.get(index) === field).map((index) => [field, index] as const),
    ),
    rest: indices.filter((index) => !taken.has(index) && !isRepeated(index)),
    ignored: indices.filter(
      (index) => taken.get(index) === 'ignore' || (!taken.has(index) && isRepeated(index)),
    ),
  };
}

/** Throws if title or price is missing. */
export function requireFields(columns: Columns, headers: readonly string[]): void {
  for (const field of ['title', 'price'] as const) {
    if (columns.places.some(([each]) => each === field)) continue;
    throw new OwnerError(
      `has no column that looks like a ${field}: name it with --map ${field}=HEADER. Its columns: ${quoted(headers)}`,
    );
  }
}

/**
 * Recognizes a header: it has a title, a price and every column that `--map` names.
 * @param names what the cells are read as
 */
export function isHeader(cells: readonly string[], names: readonly string[], overrides: Overrides): boolean {
  const written = new Set(cells.map(normalizeHeader));
  const read = new Set([...names, ...names.map(withoutNoun)]);
  const has = (field: Field) =>
    overrides.some(([each]) => each === field) ||
    plainAliases[field]?.some((alias) => read.has(alias)) === true;
  return (
    overrides.every(([, header]) => written.has(normalizeHeader(header))) && has('title') && has('price')
  );
}
