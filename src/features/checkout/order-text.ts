import { settings } from '@shop/settings';
import { formatCents } from '../../lib/format';
import { formatTime } from '../../lib/notation';
import { encodePart } from '../../lib/paths';
import type { OrderWay } from '../../lib/shop';
import type { Customer, PlacedOrder } from './machine';
import { countryName } from './shipping';

/** Longer links are cut off by mail programs. In encoded characters. */
const MAX_LINK = 1_600;

export const orderTitle = ({ order }: PlacedOrder): string => `${settings.name}, order ${order}`;

/** A row for each line, and one for the shipping; amounts are in cents. */
export const rowsOf = ({ lines, shipping }: Pick<PlacedOrder, 'lines' | 'shipping'>) => [
  ...lines.map(({ title, price, quantity }) => {
    const label = quantity === 1 ? title : `${quantity} × ${title}`;
    return { label, cents: price * quantity };
  }),
  ...(shipping ? [{ label: shipping.label, cents: shipping.price }] : []),
];

function addressOf({ name, email, phone, street, postcode, city, country, note }: Customer): string[] {
  const place = [postcode, city].filter(Boolean).join(' ');
  const inWords = country === undefined ? '' : countryName(country);
  return [name, email, phone, street, place, inWords, note].flatMap((line) => line || []);
}

/** An order as people read it. */
export function orderText(placed: PlacedOrder): string {
  const { order, placedAt, total, customer = {} } = placed;
  const { taxNote } = settings.checkout ?? {};
  return [
    `Order ${order}`,
    formatTime(new Date(placedAt), 'long'),
    '',
    ...rowsOf(placed).map(({ label, cents }) => `${label}: ${formatCents(cents)}`),
    `Total: ${formatCents(total)}${taxNote === undefined ? '' : ` (${taxNote})`}`,
    '',
    ...addressOf(customer),
  ].join('\n');
}

interface MessageLink {
  href: string;
  /** The link holds no order, which has to be pasted. */
  isTooLong: boolean;
}

function linkOf(start: string, parameter: string, text: string): MessageLink {
  const href = `${start}${parameter}${encodePart(text) ?? ''}`;
  const isTooLong = href.length > MAX_LINK || encodePart(text) === undefined;
  return { href: isTooLong ? start : href, isTooLong };
}

export function mailLink(order: PlacedOrder): MessageLink {
  const subject = encodePart(orderTitle(order)) ?? order.order;
  // Line breaks of RFC 6068.
  const body = orderText(order).replaceAll('\n', '\r\n');
  return linkOf(`mailto:${settings.email}?subject=${subject}`, '&body=', body);
}

/** By the way that the settings name; an e-mail where a service failed. */
export const messageLink = (order: PlacedOrder, way: OrderWay): MessageLink =>
  'by' in way && way.by === 'whatsapp'
    ? linkOf(`https://wa.me/${way.number}`, '?text=', orderText(order))
    : mailLink(order);
