import { afterFirstSign } from '../lib/first-sign';
import { withoutBase } from '../lib/location';
import { paths } from '../lib/paths';
import { screenAt } from './screens';

/** The screen that a press on an element would lead to: a link's own, or details for what opens a product. */
function destinationOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest('a[href], [data-opens]');
  if (element instanceof HTMLAnchorElement)
    return element.origin === location.origin ? element.pathname : undefined;
  return element ? paths.details : undefined;
}

function warmScreen(pathname: string): void {
  screenAt(pathname)
    .warm()
    .catch(() => undefined);
}

/**
 * Loads a screen's code when a pointer or focus comes near to what leads there, so that the press itself need
 * not wait. A finger gives no such warning: the details, where most go next, come for whoever stays.
 */
export function warmScreens(base: string): void {
  const warm = ({ target }: Event) => {
    const pathname = destinationOf(target);
    if (pathname !== undefined) warmScreen(withoutBase(pathname, base));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, warm, { passive: true });
  }
  afterFirstSign(() => warmScreen(paths.details));
}
