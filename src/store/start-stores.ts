import { storedKeys } from '../lib/browser-storage';
import { ignoreChunkError } from '../lib/stale-chunks';
import { cart } from './cart';
import { compared, viewed } from './id-lists';
import { storageProblem, type StorageTrouble } from './persisted-store';
import { appearance, searchKey, selectedProduct, showAppearance } from './preferences';
import { wishlist } from './wishlist';

/** For visitors from before November 2026. Remove with `move-old-keys.ts`. */
async function moveOldKeys(): Promise<void> {
  if (!storedKeys().some((key) => key.startsWith('ultraviolet-'))) return;
  await import('./move-old-keys').then((module) => module.moveOldKeys(), ignoreChunkError);
}

/** Orders are loaded on demand. */
export async function startStores(onProblem: (problem: StorageTrouble) => void): Promise<void> {
  storageProblem.subscribe((problem) => problem && onProblem(problem));
  await moveOldKeys();
  for (const store of [cart, wishlist, viewed, compared, appearance, searchKey]) store.follow();
  selectedProduct.pull();
  showAppearance();
}
