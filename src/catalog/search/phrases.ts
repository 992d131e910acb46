import type { SortKey } from '../comparisons';
import type { Superlative } from './criteria';

/* Phrases that order the products found, in the languages of Europe: people type in their own, whatever the shop’s. */

// Not `\p{L}`: classes of all scripts take tens of milliseconds to compile.
export const START = '(?<![^\\s,;:(/"“„«])';
export const STOP = '(?![^\\s,;:.!?)/"“”»])';
/** The words as a whole, not within others. */
export const whole = (words: string) => `${START}(?:${words})${STOP}`;
/** `*` stands for an ending. */
const wordIn = (words: string) => new RegExp(whole(words).replaceAll('*', '[^\\s,;.]{0,5}'), 'giu');

export type Words<Meaning> = ReadonlyArray<readonly [meaning: Meaning, words: RegExp]>;

export const ORDERS: Words<SortKey> = [
  [
    'price-up',
    wordIn(
      'cheap(?:er|est)?|inexpensive|affordable|budget|low(?:est)?[ -](?:cost|priced?)|least expensive|günstig*|billig*|(?:pas|moins) chers?|barat[oa]s?|(?:più )?economic[aio]|económic[ao]s?|goedkoo?p*|tani[ae]?|najtańsz*|деш[её]в*|недорог*|(?:en )?ucuz|(?:nej)?levn*|(?:naj)?lacn*|(?:naj)?jeftin*|(?:най-)?евтин*|(?:cel* mai )?ieftin*|(?:leg)?olcs*|halp*|halvi*|φτην*|φθην*',
    ),
  ],
  [
    'price-down',
    wordIn(
      'most expensive|priciest|teuerste[nrs]?|(?:le|la|les) plus ch[eè]re?s?|(?:más|mais|più) car[aeio]s?|duurste|najdroższ*|сам* дорог*|dyraste|dyreste|en pahalı|nejdražší|najdrahš*|najskuplj*|най-скъп*|cel* mai scump*|legdrágább|kallei*|ακριβότερ*',
    ),
  ],
  [
    'rating',
    wordIn(
      'best(?:[ -]rated)?|(?:top|highest)[ -]rated|beste[nrs]?|meilleure?s?|mejor(?:es)?|migliori?e?|melhor(?:es)?|najlepsz*|лучш*|bästa|bedste|en iyi|nejlepší|najlepš*|najbolj*|най-добр*|cel* mai bun*|legjobb|paras|parha*|καλύτερ*',
    ),
  ],
  [
    'discount',
    wordIn(
      '(?:on )?sale|(?:special |on )?offers?|deals?|bargains?|discount(?:s|ed)?|(?:im )?angebote?|rabatt*|reduziert*|soldes?|(?:en )?promos?|(?:en )?ofertas?|rebaja*|descuento*|(?:in )?offert[ae]|saldi|scont[oi]|scontat[aeio]|aanbieding*|korting*|uitverkoop|promocj*|wyprzedaż*|przecen*|promoç*|desconto*|rea|udsalg|salg|tilbud|slev*|výprodej*|zľav*|výpredaj*|скидк*|распродаж*|знижк*|розпродаж*|indirim*|akció*|leáraz*|reduceri(?:le)?|alennu*|tarjou*|προσφορ*|εκπτώσ*|снижен*|popust*',
    ),
  ],
];

export const SUPERLATIVES: Words<Superlative> = [
  [
    { sign: 1, unit: 'g' },
    wordIn(
      'lightest|leichteste[nrsm]?|(?:le|la|les) plus l[ée]g[eè]re?s?|(?:más|mais|più) (?:liger[ao]s?|leves?|legger[aeio])|lichtste|najlżejsz*|сам* л[её]гк*|nejlehčí|najľahš*|lättaste|letteste|en hafif',
    ),
  ],
  [{ sign: -1, unit: 'g' }, wordIn('heaviest|schwerste[nrsm]?')],
  [{ sign: 1 }, wordIn('shortest|lowest|least')],
  [{ sign: -1 }, wordIn('longest|highest|most|längste[nrsm]?')],
  [
    { sign: 1, size: 'inch' },
    wordIn(
      'smallest|kleinste[nrsm]?|(?:le|la|les) plus petite?s?|más pequeñ[ao]s?|più piccol[aeio]|najmniejsz*|сам* маленьк*|nejmenší|najmenš*|minsta|mindste|(?<!ten )minste|en küçük',
    ),
  ],
  [
    { sign: -1, size: 'inch' },
    wordIn(
      'biggest|largest|größte[nrsm]?|(?:le|la|les) plus grande?s?|(?:más|più) grandi?e?s?|grootste|największ*|сам* больш*|největší|najväčš*|största|største|en büyük',
    ),
  ],
];
