/* The exports of the files of shop/. Texts are plain; tools/check/check-settings.ts has the other rules. */

/** How orders reach the owner (docs/selling.md). */
export type OrderWay =
  | { service: 'own' | 'formspree'; url: string }
  | { service: 'web3forms'; url: string; key: string }
  | { by: 'email' }
  /** `number` as in 33612345678. */
  | { by: 'whatsapp'; number: string };

type Asked = 'required' | 'optional' | 'none';

/** `price` and `freeFrom` are in the currency's main unit; `countries` are ISO 3166 codes. */
export interface Shipping {
  label: string;
  price: number;
  /** The amount from which it is free. */
  freeFrom?: number;
  countries?: readonly string[];
  pickUp?: boolean;
}

/** Real orders instead of the simulated purchase. */
export interface Checkout {
  send: OrderWay;
  /** Beside name and e-mail. */
  fields: { phone: Asked; address: Asked; note: Asked };
  shipping: readonly Shipping[];
  /** "VAT included" */
  taxNote?: string;
  /** The words of the button that sends the order. */
  button?: string;
  /** A payment page, offered after the order. */
  payment?: { url: string };
  /** The receiver of orders mails the shopper that one has arrived. */
  acknowledges?: boolean;
}

/** The type of shop/settings.ts. */
export interface Settings {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  /** International form to dial, if `phone` is written as people at home write it. */
  phoneDials?: string;
  /** Postal address; lines end in `\n`. */
  address?: string;
  siteOrigin: string;
  /** BCP 47. */
  language: string;
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  groupThousands: boolean;
  product: { one: string; many: string };
  home: {
    heading: string;
    intro: string;
    shopNow: string;
    productsHeading: string;
    allProducts: string;
    description: string;
  };
  categories: ReadonlyArray<{ label: string; value: string; drawing: string }>;
  otherDrawing: string;
  /** Explains each `grade` of Data.json in a sentence. */
  grades?: Readonly<Record<string, string>>;
  /** Gives each product a page of its own, `/products/ID`. */
  productPages?: boolean;
  checkout?: Checkout;
}

/** An entry of shop/synonyms.ts: words that shoppers type, and the words in titles, categories or specifications they mean. */
export interface Synonym {
  words: readonly string[];
  find: readonly string[];
}

/** The type of shop/about-us.ts. */
export interface AboutUs {
  /** Above the texts, best 2400 × 1029 pixels; its fields are those of a picture in Data.json. */
  picture?: { image: string; image_widths?: number[]; image_alt: string };
  mission: string;
  story: string;
  values: ReadonlyArray<{ name: string; text: string }>;
  team: ReadonlyArray<{ name: string; portrait: string; alt: string; role: string; text: string }>;
  /** Below the team. */
  teamNote?: string;
  contact: string;
}

export type HelpTopic =
  | 'product-support'
  | 'order-tracking'
  | 'shipping'
  | 'returns'
  | 'careers'
  | 'terms'
  | 'privacy'
  | 'cookies';

/** The type of shop/help.ts: paragraphs, in which `[label](address)` is a link. */
export type Help = Readonly<Record<HelpTopic, readonly string[]>>;
