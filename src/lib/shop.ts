/* What the files of shop/ have to export. Texts are plain; scripts/check/check-settings.ts says what else has to hold. */

/** Of shop/settings.ts. */
export interface Settings {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  /** With its country, where `phone` is written as people at home write it. */
  phoneDials?: string;
  /** Where to write or come to; lines are broken by `\n`. */
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
}

/** An entry of shop/synonyms.ts: what shoppers type, and the words of a title, category or specification that they mean. */
export interface Synonym {
  words: readonly string[];
  find: readonly string[];
}

/** Of shop/about-us.ts. */
export interface AboutUs {
  mission: string;
  story: string;
  values: ReadonlyArray<{ name: string; text: string }>;
  team: ReadonlyArray<{ name: string; portrait: string; alt: string; role: string; text: string }>;
  /** Below the team. */
  teamNote?: string;
  contact: string;
}

export type HelpTopic =
  'product-support' | 'order-tracking' | 'shipping' | 'returns' | 'careers' | 'terms' | 'privacy' | 'cookies';

/** Of shop/help.ts: paragraphs, in which `[label](address)` is a link. */
export type Help = Readonly<Record<HelpTopic, readonly string[]>>;
