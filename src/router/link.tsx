import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type Ref,
} from 'react';
import { type HistoryState, hrefOf, readLocation, resolveTo, type To } from './location';
import { useNavigation } from './router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'ref'> {
  to: To;
  state?: HistoryState;
  ref?: Ref<HTMLAnchorElement | null>;
  /** The address for a new tab, which has no history state. */
  inNewTab?: To;
}

function isPlainClick(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self')
  );
}

/** A plain click changes the screen without loading a page; any other is the browser's. */
export function Link(props: LinkProps) {
  const { to, state = {}, ref: outerRef, inNewTab = to, onPointerEnter, onFocus, children, ...rest } = props;
  const { location, navigate, base, prefetch } = useNavigation();
  const address = resolveTo(to, location);
  const href = hrefOf(address, base);
  const ref = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(outerRef, () => ref.current);
  const follow = useEffectEvent((event: MouseEvent) => {
    if (!ref.current || !isPlainClick(event, ref.current)) return;
    event.preventDefault();
    // As in the browser, a link to the current page adds no history entry. The page that is shown may lag behind.
    navigate(to, { replace: href === hrefOf(readLocation(base), base), state });
  });
  // Not `onClick`: React drops events while the browser captures the old screen for a view transition, and the link
  // would load its page. A layout effect, so that no link is shown that does not listen yet.
  useLayoutEffect(() => {
    const link = ref.current;
    const onClick = (event: MouseEvent) => follow(event);
    link?.addEventListener('click', onClick);
    return () => link?.removeEventListener('click', onClick);
  }, []);
  return (
    <a
      {...rest}
      ref={ref}
      href={inNewTab === to ? href : hrefOf(resolveTo(inNewTab, location), base)}
      onPointerEnter={(event) => {
        prefetch(address.pathname);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(address.pathname);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
