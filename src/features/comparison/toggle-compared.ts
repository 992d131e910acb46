import type { Product } from '../../catalogue/product';
import { comparison, MOST_COMPARED } from '../../shop/comparison';
import { announce } from '../../ui/announcer/announcer';
import { showToast } from '../../ui/toasts/toasts';

/** Chooses a product to be compared, or no longer; one too many is refused, and the others stay. */
export function toggleCompared({ product_id: id }: Product): void {
  comparison.change((ids) => {
    const others = ids.filter((other) => other !== id);
    if (others.length === MOST_COMPARED) {
      void showToast('Only four gadgets can be compared at once', { isWarning: true });
      return ids;
    }
    const next = others.length < ids.length ? others : [...ids, id];
    announce(`${next.length} of ${MOST_COMPARED} to compare`);
    return next;
  });
}
