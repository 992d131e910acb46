import { Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { removeWithUndo } from '../../features/undo/remove-with-undo';
import { paths, searchParams, wishlistAddress } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useNavigation } from '../../lib/use-location';
import { useSearchParam } from '../../lib/use-search-param';
import { useOpenProduct } from '../../shop/use-open-product';
import { optionalPart } from '../../ui/optional-part/optional-part';
import { ToggleButtons } from '../../ui/toggle-buttons/toggle-buttons';
import { CartView } from './cart-view';
import { WishlistView } from './wishlist-view';
import styles from './dashboard.module.css';

// Wanted by whoever comes with a link that carries a list.
const SharedListOffer = optionalPart(
  async () => (await import('../../features/shared-list/shared-list-offer')).SharedListOffer,
);

/** Leads to the list's heading when a link of this very screen asks for a list: its heading is then the news. */
function useListOfLink(heading: RefObject<HTMLElement | null>): void {
  const { location, type } = useNavigation();
  const { key, hash } = location;
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === 'push' && hash === '') heading.current?.focus();
  }, [key, hash, type, heading]);
}

const tabs = [
  { label: 'Cart', value: 'cart' },
  { label: 'Wishlist', value: 'wishlist' },
] as const;

/** Dashboard: the cart or the wishlist (specification §2, Dashboard). */
export function Dashboard() {
  const { location, navigate } = useNavigation();
  // Prices and what is sold may have changed since a row was made.
  useCatalogue();
  const openProduct = useOpenProduct();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useListOfLink(heading);
  const tab = useSearchParam(searchParams.tab) === 'wishlist' ? 'wishlist' : 'cart';
  const View = tab === 'cart' ? CartView : WishlistView;
  return (
    <>
      <section className={styles['header']} aria-labelledby="dashboard">
        <h1 id="dashboard" tabIndex={-1} className={styles['heading']}>
          Dashboard
        </h1>
        <p className={styles['intro']}>
          Everything you have picked out, kept on this device: what you are about to buy, and what you are
          still thinking about.
        </p>
        <ToggleButtons
          label="List"
          options={tabs}
          value={tab}
          onChoose={(value) =>
            navigate(value === 'cart' ? paths.dashboard : wishlistAddress, { replace: true })
          }
          className={styles['tabs']}
          buttonClassName={styles['tab']}
        />
      </section>
      <section className={styles['list']} aria-labelledby="list">
        <View key={tab} heading={heading} isReady={hydrated} onRemove={removeWithUndo} onOpen={openProduct} />
      </section>
      {hydrated && location.hash.includes('=') && (
        <Suspense fallback={null}>
          <SharedListOffer />
        </Suspense>
      )}
    </>
  );
}
