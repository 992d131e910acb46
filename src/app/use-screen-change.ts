import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../lib/use-location';
import { announce } from '../ui/announcer/announcer';
import { focusHeading } from '../lib/focus-heading';
import { placeOf } from './place';
import { pageTitle, screenAt } from './screens';

/** The element that a hash names, unless the hash is for something else (a text that the footer opens). */
function targetOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/**
 * Does for a screen change what loading a page would have done: sets the page title, has it announced,
 * and moves focus to the screen's heading (WCAG 2.4.2, 2.4.3), or to the section that the hash names.
 */
export function useScreenChange(): void {
  const { location, type } = useNavigation();
  const { pathname, hash } = location;
  const there = placeOf(location);
  const shown = useRef<string>(undefined);

  // Before the screen is painted: a key pressed at once must not meet a focus that is still about to move.
  useLayoutEffect(() => {
    const screen = screenAt(pathname);
    const isFirst = shown.current === undefined;
    // Another content for the same entry is no other place.
    const isOther = shown.current !== there && type !== 'replace';
    shown.current = there;
    document.title = pageTitle(screen);

    const section = targetOf(hash);
    if (section) {
      section.scrollIntoView();
      section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    } else if (isOther && !isFirst) {
      focusHeading();
    }
  }, [pathname, hash, there, type]);

  // After the paint: an update of the page from a layout effect would keep the screen back until all that
  // is left to do of the one before is done.
  const announced = useRef(there);
  useEffect(() => {
    if (announced.current !== there && type !== 'replace') announce(screenAt(pathname).title);
    announced.current = there;
  }, [pathname, there, type]);
}
