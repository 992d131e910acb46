import { cart } from './cart';
import { compared, viewed } from './id-lists';
import { storageProblem, type StorageTrouble } from './persisted-store';
import { appearance, selectedProduct, showAppearance } from './preferences';
import { wishlist } from './wishlist';

/** Orders are loaded on demand. */
export function startStores(onProblem: (problem: StorageTrouble) => void): void {
  storageProblem.subscribe((problem) => problem && onProblem(problem));
  for (const store of [cart, wishlist, viewed, compared, appearance]) store.follow();
  selectedProduct.pull();
  showAppearance();
}
