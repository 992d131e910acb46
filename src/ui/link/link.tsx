import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, resolveTo, type To } from '../../lib/location';
import { useNavigation } from '../../lib/use-location';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** What the history entry shall remember. */
  readonly state?: unknown;
  /** The address for a new tab, which has no history entry to remember anything. */
  readonly inNewTab?: To;
}

/** Whether a click means this page and not a new tab, a download or a menu. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self')
  );
}

/** A link within the shop. A plain click changes the screen without loading a page; any other is the browser's. */
export function Link({ to, state, inNewTab = to, onClick, children, ...props }: LinkProps) {
  const { location, navigate, base } = useNavigation();
  const href = hrefOf(resolveTo(to, location), base);
  return (
    <a
      {...props}
      href={inNewTab === to ? href : hrefOf(resolveTo(inNewTab, location), base)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // As in the browser itself, the way to where one is makes no second entry.
        navigate(to, { replace: href === hrefOf(location, base), state });
      }}
    >
      {children}
    </a>
  );
}
