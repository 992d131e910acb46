import { settings } from '@shop/settings';
import * as v from 'valibot';
import { parseJson } from '../../lib/parse-json';
import type { OrderWay } from '../../lib/shop';
import type { Answer, PlacedOrder } from './machine';
import { orderText, orderTitle } from './order-text';

export type Service = Extract<OrderWay, { service: string }>;

/** The body of the request. `catalog` is the address of Data.json, `trap` the field that only robots fill in. */
function bodyOf(way: Service, order: PlacedOrder, { catalog, trap }: { catalog: string; trap: string }) {
  const { name = '', email = '' } = order.customer ?? {};
  const message = orderText(order);
  switch (way.service) {
    case 'own': {
      const { order: number, placedAt, lines, shipping = null, total, customer } = order;
      const when = new Date(placedAt).toISOString();
      const content = { lines, shipping, total, customer };
      const caught = trap === '' ? {} : { trap };
      return { order: number, placedAt: when, catalog, currency: settings.currency, ...content, ...caught };
    }
    case 'formspree':
      return { name, email, message, _subject: orderTitle(order), _gotcha: trap };
    case 'web3forms': {
      const subject = orderTitle(order);
      return { access_key: way.key, subject, from_name: settings.name, name, email, message, botcheck: trap };
    }
  }
}

export function requestFor(way: Service, order: PlacedOrder, extra: { catalog: string; trap: string }) {
  return {
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(way.service === 'own' && { 'Idempotency-Key': order.order }),
    },
    body: JSON.stringify(bodyOf(way, order, extra)),
  };
}

const accepted = (schema: v.GenericSchema, answer: unknown): Answer | undefined =>
  v.is(schema, answer) ? { type: 'accepted' } : undefined;

const refusal = v.union([
  v.pipe(
    v.object({ refused: v.string() }),
    v.transform(({ refused }) => refused),
  ),
  v.pipe(
    v.object({ errors: v.array(v.object({ message: v.string() })) }),
    v.transform(({ errors }) => errors.map(({ message }) => message).join(' ')),
  ),
  v.pipe(
    v.object({ success: v.literal(false), message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

const successOf = ({ service }: Service, { order }: PlacedOrder): v.GenericSchema =>
  ({
    own: v.object({ accepted: v.literal(order) }),
    formspree: v.object({ ok: v.literal(true) }),
    web3forms: v.object({ success: v.literal(true) }),
  })[service];

const TOO_MANY = 429;

/** Reads an answer. All but a clear yes or no is neither: a busy server, a page, an answer for another order. */
export function readAnswer(
  way: Service,
  order: PlacedOrder,
  { status, text, retryAfter }: { status: number; text: string; retryAfter: string | null },
): Answer {
  const answer = parseJson(text);
  const isDone = status >= 200 && status < 300;
  const yes = isDone ? accepted(successOf(way, order), answer) : undefined;
  if (yes) return yes;
  const no = v.safeParse(refusal, answer);
  const isRefusal = isDone || (status >= 400 && status < 500 && status !== TOO_MANY);
  if (isRefusal && no.success && no.output !== '') return { type: 'refused', why: no.output };
  const wait = Number(retryAfter);
  return { type: 'unknown', ...(retryAfter !== null && wait > 0 && { waitS: Math.ceil(wait) }) };
}
