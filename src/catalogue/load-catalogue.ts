import { parseJson } from '../lib/parse-json';
import { catalogueAddress } from '../lib/paths';
import { parseCatalogue, type ParsedCatalogue } from './parse-catalogue';

/** Why there is no catalogue, told apart as far as a shopper can do something about it. */
export type LoadFailure = 'unreachable' | 'refused' | 'unreadable' | 'not-a-list';

/** What an attempt to load the catalogue came to. */
export type LoadResult =
  ({ readonly ok: true } & ParsedCatalogue) | { readonly ok: false; readonly failure: LoadFailure };

/**
 * GET Data.json (specification §7): the catalogue, each entry checked, or why there is none. Never
 * throws.
 * @param signal ends the attempt, which then counts as `unreachable`
 */
export async function loadCatalogue(signal?: AbortSignal): Promise<LoadResult> {
  let text: string;
  try {
    const response = await fetch(catalogueAddress, signal ? { signal } : {});
    if (!response.ok) return { ok: false, failure: 'refused' };
    text = await response.text();
  } catch {
    return { ok: false, failure: 'unreachable' };
  }
  const json = parseJson(text);
  if (json === undefined) return { ok: false, failure: 'unreadable' };
  return Array.isArray(json) ? { ok: true, ...parseCatalogue(json) } : { ok: false, failure: 'not-a-list' };
}
