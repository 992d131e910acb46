import { cart } from './cart';
import { compared, viewed } from './id-lists';
import { storageProblem, type StorageTrouble } from './persisted-store';
import { appearance, selectedProduct, showAppearance } from './preferences';
import { wishlist } from './wishlist';

/** Read at the start, and again whenever another tab writes. Others are followed where they are shown. */
export const followedStores = { cart, wishlist, viewed, compared, appearance };

export function startStores(onProblem: (problem: StorageTrouble) => void): void {
  storageProblem.subscribe((problem) => problem && onProblem(problem));
  for (const store of Object.values(followedStores)) store.follow();
  selectedProduct.pull();
  showAppearance();
}
