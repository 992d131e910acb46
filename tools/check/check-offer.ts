import { closest, distance } from 'fastest-levenshtein';
import { unitPrice } from '../../src/catalog/offer';
import { offerEntries, readOffer } from '../../src/catalog/offer-fields';
import { productSchema } from '../../src/catalog/product';
import { byWord } from '../shared/word-lists';

type Entry = Readonly<Record<string, unknown>>;
type Warning = [path: readonly [string], message: string];

const known = [...Object.keys(productSchema.entries), ...Object.keys(offerEntries)];

/** Other systems' names of fields. */
const others = byWord({
  product_id: 'id',
  product_title: 'name, title',
  product_image: 'image',
  price: 'sale_price',
  prior_price: 'compare_at_price, list_price, msrp, old_price, regular_price, rrp, was',
  quantity: 'amount, inventory, qty, stock',
  availability: 'stock_status',
  gtin: 'barcode, ean, isbn, upc',
  brand: 'maker, manufacturer, vendor',
  unit_pricing_measure: 'unit_price',
});

/** The field that was probably meant, if one is near. */
function meantBy(field: string): string | undefined {
  const key = field
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
  const nearest = closest(key, known);
  return others.get(key) ?? (distance(key, nearest) <= nearest.length / 3 ? nearest : undefined);
}

/** Warnings of an entry's optional fields, by field. */
function offerFaults(entry: Entry): Warning[] {
  const { fields, issues } = readOffer(entry);
  const faults = issues.map(({ field, input, message }): Warning => [
    [field],
    `${field} ${JSON.stringify(input)} ${message}, and is ignored`,
  ]);
  const { price } = entry;
  const { prior_price: prior, quantity, availability, availability_date: date } = fields;
  if (typeof price === 'number' && prior !== undefined && prior <= price)
    faults.push([['prior_price'], `prior_price ${prior} is not above price ${price}, and is ignored`]);
  if (
    typeof price === 'number' &&
    fields.unit_pricing_measure !== undefined &&
    unitPrice(price, fields) === undefined
  )
    faults.push([
      ['unit_pricing_base_measure'],
      `unit_pricing_base_measure "${fields.unit_pricing_base_measure}" does not measure what unit_pricing_measure "${fields.unit_pricing_measure}" does, so no unit price is shown`,
    ]);
  if (quantity === 0 && availability === 'in_stock')
    faults.push([['quantity'], 'quantity is 0, so it is sold out, although availability is in_stock']);
  if (date !== undefined && availability !== 'preorder' && availability !== 'backorder')
    faults.push([['availability_date'], 'availability_date is shown for preorder and backorder only']);
  return faults;
}

/** Fields that nothing uses, each told once in a catalog. */
function createFieldCheck(): (entry: Entry) => Warning[] {
  const told = new Set<string>();
  return (entry) =>
    Object.keys(entry)
      .filter((field) => !known.includes(field) && !told.has(field))
      .map((field) => {
        told.add(field);
        const meant = meantBy(field);
        const message = `${JSON.stringify(field)} is a field that nothing uses`;
        return [[field], meant === undefined ? message : `${message}. Did you mean "${meant}"?`];
      });
}

/** Variants of a group that a shopper cannot tell apart. */
function createGroupCheck(): (entry: Entry) => Warning[] {
  const seen = new Set<string>();
  return (entry) => {
    const { item_group_id: group, variant } = readOffer(entry).fields;
    if (group === undefined)
      return variant ? [[['variant'], 'variant is ignored without an item_group_id']] : [];
    if (!variant)
      return [[['item_group_id'], `item_group_id "${group}" needs a variant, such as { "Color": "Red" }`]];
    const values = Object.entries(variant).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const key = JSON.stringify([group, values]);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown
      ? [
          [
            ['variant'],
            `variant ${JSON.stringify(variant)} is that of an earlier product of item_group_id "${group}"`,
          ],
        ]
      : [];
  };
}

/** Checks what a catalog says beyond the specification, one entry after another. */
export function createOfferCheck(): (entry: Entry) => Warning[] {
  const checks = [offerFaults, createFieldCheck(), createGroupCheck()];
  return (entry) => checks.flatMap((check) => check(entry));
}
