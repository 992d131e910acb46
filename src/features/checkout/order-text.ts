import { settings } from '@shop/settings';
import { formatCents, formatTime } from '../../lib/format';
import { encodePart } from '../../lib/paths';
import type { OrderWay } from '../../lib/shop';
import type { PlacedOrder } from './machine';

/** Longer links are cut off by mail programs. In encoded characters. */
const MAX_LINK = 1_600;

export const orderTitle = ({ order }: PlacedOrder): string => `${settings.name}, order ${order}`;

/** An order as people read it. */
export function orderText(placed: PlacedOrder): string {
  const { order, placedAt, lines, shipping, total, customer = {} } = placed;
  const { taxNote = '' } = settings.checkout ?? {};
  return [
    `Order ${order}`,
    formatTime(new Date(placedAt), 'long'),
    '',
    ...lines.map(({ title, price, quantity }) => `${quantity} × ${title}: ${formatCents(price * quantity)}`),
    ...(shipping ? [`${shipping.label}: ${formatCents(shipping.price)}`] : []),
    `Total: ${formatCents(total)}${taxNote === '' ? '' : ` (${taxNote})`}`,
    '',
    ...Object.values(customer).filter((value) => value !== ''),
  ].join('\n');
}

interface MessageLink {
  href: string;
  /** The link holds no order, which has to be pasted. */
  isTooLong: boolean;
}

function linkOf(write: (text: string | undefined) => string, text: string): MessageLink {
  // Line breaks of RFC 6068.
  const encoded = encodePart(text.replaceAll('\n', '\r\n'));
  const href = write(encoded);
  const isTooLong = encoded === undefined || href.length > MAX_LINK;
  return { href: isTooLong ? write(undefined) : href, isTooLong };
}

export const mailLink = (order: PlacedOrder): MessageLink =>
  linkOf((text) => {
    const subject = `subject=${encodePart(orderTitle(order)) ?? order.order}`;
    return `mailto:${settings.email}?${subject}${text === undefined ? '' : `&body=${text}`}`;
  }, orderText(order));

/** By the way that the settings name; an e-mail where a service failed. */
export function messageLink(order: PlacedOrder, way: OrderWay): MessageLink {
  if (!('by' in way) || way.by === 'email') return mailLink(order);
  return linkOf(
    (text) => `https://wa.me/${way.number}${text === undefined ? '' : `?text=${text}`}`,
    orderText(order),
  );
}
