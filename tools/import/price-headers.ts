import { currencyNamed, isNameOf } from '../shared/currencies';
import { OwnerError } from '../shared/owner-error';
import { findColumns, isHeader, plainAliases, withoutNoun, type Overrides } from './columns';
import { normalizeHeader } from './header-words';
import { offerPrices } from './offer-columns';

const prices = new Set([...(plainAliases.price ?? []), ...offerPrices]);
const isPrice = (name: string) => prices.has(name) || prices.has(withoutNoun(name));

/** Reads a price's header without its currency, and tells one that is not the shop's: "Price (EUR)", "Preis in €". */
function readHeader(header: string, currency: string): { name: string; other?: string } {
  const name = normalizeHeader(header);
  const words = name.split(' ');
  const sign = /\p{Sc}/u.exec(header)?.[0];
  const label = sign ?? words.pop() ?? '';
  const bare = words.join(' ').replace(/ in$/u, '');
  if (!isPrice(bare)) return { name };
  if (isNameOf(label, currency)) return { name: bare };
  const other = currencyNamed(label);
  return other === undefined ? { name } : { name: bare, other };
}

/** Recognizes the header of a table, in any currency. */
export function isPlainHeader(cells: readonly string[], overrides: Overrides, currency: string): boolean {
  const names = cells.map((cell) => readHeader(cell, currency).name);
  return isHeader(cells, names, overrides);
}

/** The names of headers, empty for a price in another currency. Throws if there is no other price. */
export function namesOf(headers: readonly string[], overrides: Overrides, currency: string): string[] {
  const read = headers.map((header) => readHeader(header, currency));
  const names = read.map(({ name, other }) => (other === undefined ? name : ''));
  const index = read.findIndex(({ other }) => other !== undefined);
  const { places } = findColumns(headers, plainAliases, overrides, names);
  if (index !== -1 && !places.some(([field]) => field === 'price'))
    throw new OwnerError(
      `has prices in ${read[index]?.other ?? ''} ("${headers[index] ?? ''}"), and the shop's currency in settings.ts is ${currency}`,
    );
  return names;
}
