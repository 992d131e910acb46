import type { StorageTrouble } from '../store/persisted-store';
import { showToast } from '../ui/toasts/toasts';

const LAST = 'your cart and wishlist will last only until you leave.';

const texts: Readonly<Record<StorageTrouble, string>> = {
  full: `This device’s storage is full: ${LAST}`,
  forbidden: `Your browser won’t let us save anything: ${LAST}`,
  damaged: 'Some of what was saved on this device could not be read, and is left out.',
};

const shown = new Set<StorageTrouble>();

/** Shows each message once. */
export function tell(problem: StorageTrouble): void {
  if (shown.has(problem)) return;
  shown.add(problem);
  showToast(texts[problem], { isWarning: true });
}
