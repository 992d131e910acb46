import * as v from 'valibot';
import type { Checkout } from '../../src/lib/shop';

const text = v.pipe(v.string('is not a text'), v.trim(), v.nonEmpty('is empty'));

const isLocal = (address: string) => /^http:\/\/localhost(?::\d+)?(?:\/|$)/u.test(address);

const address = v.pipe(
  text,
  v.check(
    (url) => URL.canParse(url) && (url.startsWith('https:') || isLocal(url)),
    'is not an address such as https://orders.example/orders',
  ),
);

const asked = v.picklist(['required', 'optional', 'none'], 'is none of required, optional, none');

const amount = v.pipe(v.number('is not a number'), v.finite('is not a number'), v.minValue(0, 'is below 0'));

const shipping = v.strictObject({
  label: text,
  price: amount,
  freeFrom: v.exactOptional(amount),
  countries: v.exactOptional(
    v.pipe(
      v.array(v.pipe(text, v.regex(/^[A-Z]{2}$/u, 'is not a country code such as FR')), 'is not a list'),
      v.nonEmpty('is empty: leave it out to ship everywhere'),
    ),
  ),
  pickUp: v.exactOptional(v.boolean('is neither true nor false')),
});

const send = v.union(
  [
    v.strictObject({ service: v.picklist(['own', 'formspree']), url: address }),
    v.strictObject({ service: v.literal('web3forms'), url: address, key: text }),
    v.strictObject({ by: v.literal('email') }),
    v.strictObject({
      by: v.literal('whatsapp'),
      number: v.pipe(
        text,
        v.regex(/^[1-9]\d{6,14}$/u, 'is not digits alone with the country, such as 33612345678'),
      ),
    }),
  ],
  "is no way to send orders, such as { service: 'own', url: 'https://orders.example/orders' }, { service: 'web3forms', url: '…', key: '…' }, { by: 'email' } or { by: 'whatsapp', number: '33612345678' }; addresses begin with https://",
);

export const checkoutSchema = v.strictObject({
  send,
  fields: v.strictObject({ phone: asked, address: asked, note: asked }),
  shipping: v.pipe(
    v.array(shipping, 'is not a list'),
    v.nonEmpty('is empty: give at least one way, such as picking up'),
  ),
  taxNote: v.exactOptional(text),
  button: v.exactOptional(text),
  payment: v.exactOptional(v.strictObject({ url: address })),
  acknowledges: v.exactOptional(v.boolean('is neither true nor false')),
});

/** A text that a shop with real orders must not have, in the languages of most shops. */
const SIMULATED = /\bsimul/iu;

/** Texts that the owner has left as they were, by where they are. */
export function simulatedTexts(texts: ReadonlyMap<string, unknown>): string[] {
  return [...texts].flatMap(([place, content]) =>
    SIMULATED.test(JSON.stringify(content))
      ? `${place} still says that purchases are simulated, but checkout in settings.ts takes real orders.`
      : [],
  );
}

/** Remarks on settings that work, but may not be meant. */
export function checkoutNotes({ send: way, acknowledges, payment }: Checkout): string[] {
  const url = 'url' in way ? way.url : '';
  return [
    ...[url, payment?.url ?? ''].filter(isLocal).map((local) => `checkout: ${local} is for trying out only.`),
    ...('service' in way && acknowledges !== true
      ? [
          'checkout: shoppers get no mail about their order unless the receiver sends one. If it does, add acknowledges: true.',
        ]
      : []),
  ];
}
