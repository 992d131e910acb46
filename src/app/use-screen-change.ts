import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../lib/move-focus';
import { pageKey } from '../router/product-link';
import { useNavigation } from '../router/router';
import { announce } from '../ui/announcer';
import { pageTitle, routeAt } from './routes';

/** The section that a hash names; a hash may be for something else, such as a dialog. */
function sectionOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/**
 * Does what loading a page would have done: sets and announces the title, and moves focus to the heading (WCAG 2.4.2,
 * 2.4.3) or to the section that the hash names.
 */
export function useScreenChange(): void {
  const { location, type } = useNavigation();
  const { pathname, hash } = location;
  const page = pageKey(location);
  const shown = useRef<string>(undefined);

  // Before the paint, so that no key is pressed while focus is about to move.
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isOther = shown.current !== page && type !== 'replace';
    shown.current = page;
    document.title = pageTitle(routeAt(pathname));

    const section = sectionOf(hash);
    if (section) {
      section.scrollIntoView();
      section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    } else if (isOther && !isFirst) {
      focusHeading();
    }
  }, [pathname, hash, page, type]);

  // After the paint, which an update from a layout effect would delay.
  const announced = useRef(page);
  useEffect(() => {
    if (announced.current !== page && type !== 'replace') announce(routeAt(pathname).title);
    announced.current = page;
  }, [pathname, page, type]);
}
