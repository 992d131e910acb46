import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, resolveTo, type To } from './location';
import { useNavigation } from './router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  state?: unknown;
  /** The address for a new tab, which has no history state. */
  inNewTab?: To;
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self')
  );
}

/** A plain click changes the screen without loading a page; any other is the browser's. */
export function Link(props: LinkProps) {
  const { to, state, inNewTab = to, onClick, onPointerEnter, onFocus, children, ...rest } = props;
  const { location, navigate, base, prefetch } = useNavigation();
  const address = resolveTo(to, location);
  const href = hrefOf(address, base);
  return (
    <a
      {...rest}
      href={inNewTab === to ? href : hrefOf(resolveTo(inNewTab, location), base)}
      onPointerEnter={(event) => {
        prefetch(address.pathname);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(address.pathname);
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // As in the browser, a link to the current page adds no history entry.
        navigate(to, { replace: href === hrefOf(location, base), state });
      }}
    >
      {children}
    </a>
  );
}
