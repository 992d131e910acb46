import { createIdList } from './id-lists';

const MAX_SEARCHES = 6;

/** Recent searches on this device, latest first. */
export const searches = createIdList('searches', MAX_SEARCHES);

export function rememberSearch(text: string): void {
  const searched = text.trim();
  if (searched === '') return;
  const isOther = (former: string) => former.toLowerCase() !== searched.toLowerCase();
  searches.change((formers) => [searched, ...formers.filter(isOther)]);
}
