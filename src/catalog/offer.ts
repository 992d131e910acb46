import * as v from 'valibot';
import { formatDay, formatPrice } from '../lib/format';
import { amountOf, convert, measureOf } from './amounts';
import { conditionNames } from './conditions';
import { identifier, price, text, type Offer, type Product } from './product';
import { attributeValues, parseAttribute } from './specification';

export { joinGroups } from './variants';

const measure = v.pipe(
  text,
  v.check((size) => (amountOf(size)?.amount ?? 0) > 0, 'is no amount such as "500 g"'),
);

/** An ISO 8601 day, or a time, which is cut off. */
const day = v.pipe(
  v.string('is not a text'),
  v.transform((date) => date.slice(0, 10)),
  v.isoDate('is no date such as "2027-03-31"'),
  v.check((date) => !Number.isNaN(Date.parse(date)), 'is no date'),
);

const oneOf = <const Options extends readonly string[]>(...options: Options) =>
  v.picklist(options, `is none of ${options.join(', ')}`);

/** Optional fields of Data.json, named after Google Merchant Center and schema.org. */
export const offerEntries = {
  availability: oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder'),
  availability_date: day,
  prior_price: price,
  unit_pricing_measure: measure,
  unit_pricing_base_measure: measure,
  condition: oneOf('new', 'refurbished', 'used'),
  grade: text,
  quantity: v.pipe(
    v.number('is not a number'),
    v.safeInteger('is not a whole number'),
    v.minValue(0, 'is below 0'),
  ),
  brand: text,
  sku: identifier,
  gtin: identifier,
  mpn: identifier,
  item_group_id: identifier,
  variant: v.pipe(
    v.record(text, identifier, 'is no object such as { "Color": "Red" }'),
    v.check((values) => Object.keys(values).length > 0, 'is empty'),
  ),
};

const fieldsSchema = v.partial(v.object(offerEntries));

export type OfferFields = v.InferOutput<typeof fieldsSchema>;

interface OfferIssue {
  field: string;
  input: unknown;
  message: string;
}

/** The valid fields of an entry, and why the others are ignored. */
export function readOffer(entry: Readonly<Record<string, unknown>>): {
  fields: OfferFields;
  issues: readonly OfferIssue[];
} {
  const result = v.safeParse(fieldsSchema, entry, { abortPipeEarly: true });
  if (result.success) return { fields: result.output, issues: [] };
  const rest = { ...entry };
  const issues = result.issues.map((issue) => {
    const field = String(issue.path?.[0]?.key);
    delete rest[field];
    return { field, input: entry[field], message: issue.message };
  });
  return { fields: readOffer(rest).fields, issues };
}

const stockLabels = {
  in_stock: 'In Stock',
  out_of_stock: 'Sold Out',
  preorder: 'Pre-order',
  backorder: 'Back-order',
} as const;

/** Fewer are counted. */
const FEW = 4;

function stockLabel({ availability = 'in_stock', availability_date: date, quantity }: OfferFields): string {
  const label = stockLabels[availability];
  if (availability === 'in_stock')
    return quantity !== undefined && quantity < FEW ? `Only ${quantity} left` : label;
  return date === undefined || availability === 'out_of_stock' ? label : `${label}, from ${formatDay(date)}`;
}

/** How many can be sold now; without a limit where the shop counts none, or delivers later. */
export const stockOf = ({ offer }: Pick<Product, 'offer'>): number =>
  offer?.availability === 'in_stock' ? (offer.quantity ?? Infinity) : Infinity;

/** The usual base of a unit, as labels in shops have it. */
const usualBase = (unit: string) =>
  ({ weight: '1 kg', volume: '1 l', length: '1 m' })[measureOf(unit)] ?? `1 ${unit}`.trim();

/** "$12.50 per kg", "$1.20 per 100 g"; `undefined` if the two units measure different things. */
export function unitPrice(
  dollars: number,
  { unit_pricing_measure: size, unit_pricing_base_measure: base }: OfferFields,
): string | undefined {
  const measured = size === undefined ? undefined : amountOf(size);
  if (!measured) return undefined;
  const per = amountOf(base ?? usualBase(measured.unit));
  if (!per || measureOf(per.unit) !== measureOf(measured.unit)) return undefined;
  const perBase = (dollars * per.amount) / convert(measured, per.unit);
  const unit = per.amount === 1 && per.unit !== '' ? per.unit : `${per.amount} ${per.unit}`.trim();
  return `${formatPrice(Math.round(perBase * 100) / 100)} per ${unit}`;
}

function conditionLabel({ condition = 'new', grade }: OfferFields): string | undefined {
  const label = condition === 'new' ? undefined : conditionNames[condition];
  return [label, grade].filter((part) => part !== undefined).join(', ') || undefined;
}

/** Its specification, with lines for what search, filters and comparison read. A variant's values replace its own. */
function specificationOf(product: Product, { brand, sku, variant = {} }: OfferFields): string[] {
  const known = attributeValues(product);
  const hasBrand = known.has('Brand') || known.has('Maker');
  const own = product.specification.filter((line) => !Object.hasOwn(variant, parseAttribute(line).name));
  return [
    ...Object.entries(variant).map(([name, value]) => `${name}: ${value}`),
    ...own,
    ...(brand === undefined || hasBrand ? [] : [`Brand: ${brand}`]),
    ...(sku === undefined || known.has('SKU') ? [] : [`SKU: ${sku}`]),
  ];
}

/** The product with its offer, if the entry has one of an offer's fields. */
export function withOffer(product: Product, entry: Readonly<Record<string, unknown>>): Product {
  const { fields } = readOffer(entry);
  if (Object.keys(fields).length === 0) return product;
  const { availability: told = 'in_stock', quantity, prior_price: prior = 0 } = fields;
  const availability = quantity === 0 && told === 'in_stock' ? 'out_of_stock' : told;
  const offer: Offer = {
    ...fields,
    availability,
    stock: stockLabel({ ...fields, availability }),
    isSoldOut: availability === 'out_of_stock',
    prior_price: prior > product.price ? prior : undefined,
    unitPrice: unitPrice(product.price, fields),
    conditionLabel: conditionLabel(fields),
  };
  return { ...product, specification: specificationOf(product, fields), offer };
}
