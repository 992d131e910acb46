import type { Product } from '../../catalog/product';
import { focusPlace } from '../../focus/places';
import { compared, MAX_COMPARED } from '../../store/id-lists';
import { announce } from '../../ui/announcer';
import { showToast } from '../../ui/toasts/toasts';
import { noun } from '../../words/words';

/** At once, or when its code has loaded. */
export const focusTray = (): void => focusPlace('tray');

export function announceCompared(): void {
  announce(`${compared.getState().length} of ${MAX_COMPARED} to compare`);
}

/** Adds a product to the comparison, or removes it; a fifth is refused. */
export function toggleCompared({ product_id: id }: Product): void {
  const ids = compared.getState();
  if (!ids.includes(id) && ids.length === MAX_COMPARED) {
    showToast(`You can compare up to four ${noun.many}`, { isWarning: true });
    return;
  }
  compared.change((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  announceCompared();
}
