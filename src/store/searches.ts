import { createIdList } from './id-lists';

const MAX_SEARCHES = 6;

/** Recent searches on this device, latest first. */
export const searches = createIdList('searches', MAX_SEARCHES);

export function rememberSearch(text: string): void {
  const searched = text.trim();
  if (searched === '') return;
  const isOther = (each: string) => each.toLowerCase() !== searched.toLowerCase();
  searches.change((recent) => [searched, ...recent.filter(isOther)]);
}
