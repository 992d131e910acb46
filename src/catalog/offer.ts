import { formatPrice } from '../lib/format';
import { formatDay } from '../lib/notation';
import { contentOf, convert, measureOf } from './amounts';
import { conditionNames } from './conditions';
import { readOffer, type OfferFields } from './offer-fields';
import type { Offer, Product } from './product';
import { attributeValues, parseAttribute } from './specification';

export { joinGroups } from './variants';

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
  ({ weight: '1 kg', volume: '1 l', length: '1 m' })[measureOf(unit)] ?? `1 ${unit}`;

/** "$12.50 per kg", "$1.20 per 100 g"; `undefined` if the two units measure different things. */
export function unitPrice(
  dollars: number,
  { unit_pricing_measure: size, unit_pricing_base_measure: base }: OfferFields,
): string | undefined {
  const measured = size === undefined ? undefined : contentOf(size);
  if (!measured) return undefined;
  const per = contentOf(base ?? usualBase(measured.unit));
  if (!per || measureOf(per.unit) !== measureOf(measured.unit)) return undefined;
  const perBase = (dollars * per.amount) / convert(measured, per.unit);
  const unit = per.amount === 1 ? per.unit : `${per.amount} ${per.unit}`;
  return `${formatPrice(Math.round(perBase * 100) / 100)} per ${unit}`;
}

function conditionLabel({ condition = 'new', grade }: OfferFields): string | undefined {
  const label = condition === 'new' ? undefined : conditionNames[condition];
  return [label, grade].filter((part) => part !== undefined).join(', ') || undefined;
}

/** Its specification, with lines for what search, filters and comparison read. A variant's values replace its own. */
function specificationOf(product: Product, { brand, sku, variant = {} }: OfferFields): string[] {
  const known = attributeValues(product);
  // Under any name, such as "Hersteller".
  const hasBrand =
    known.has('Brand') || known.has('Maker') || [...known.values()].some((value) => value === brand);
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
  const { availability: given = 'in_stock', quantity, prior_price: prior = 0 } = fields;
  const availability = quantity === 0 && given === 'in_stock' ? 'out_of_stock' : given;
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
