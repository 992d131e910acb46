import { keepLoading, type Loading } from '../../catalogue/keep-loading';
import { shop } from '../../shop/store';

let loading: Loading | undefined;

/**
 * Loads the catalogue into the shared state, once a visit, and goes on until that succeeds. Entries that
 * are no product are named in the console for whoever edits Data.json.
 */
export function requestCatalogue(): void {
  loading ??= keepLoading((result) => {
    if (result.ok) for (const problem of result.problems) console.warn(`Data.json, ${problem}`);
    shop.receiveCatalogue(result);
  });
}

/** Tries to load the catalogue again at once. */
export function retryCatalogue(): void {
  loading?.retry();
}
