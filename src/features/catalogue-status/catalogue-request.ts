import { keepLoading, type Loading } from '../../catalogue/keep-loading';
import { loadCatalogue } from '../../catalogue/load-catalogue';
import { shop } from '../../shop/store';

/** After how long a load is a long one, and how often its progress is then told, in milliseconds. */
const LONG_LOAD = 1_000;
const BETWEEN_NEWS = 200;

let loading: Loading | undefined;

/** Tells the shared state how far a load is, once it takes long, and not with every piece that arrives. */
function createProgressNews(): (bytes: number) => void {
  let next = performance.now() + LONG_LOAD;
  return (bytes) => {
    if (performance.now() < next) return;
    next = performance.now() + BETWEEN_NEWS;
    shop.receiveProgress(bytes);
  };
}

/**
 * Loads the catalogue into the shared state, once a visit, and goes on until that succeeds. Entries that
 * are no product are named in the console for whoever edits Data.json.
 */
export function requestCatalogue(): void {
  loading ??= keepLoading(
    (result) => {
      if (result.ok) for (const problem of result.problems) console.warn(`Data.json, ${problem}`);
      shop.receiveCatalogue(result);
    },
    () => loadCatalogue({ onProgress: createProgressNews() }),
  );
}

/** Tries to load the catalogue again at once. */
export function retryCatalogue(): void {
  loading?.retry();
}
