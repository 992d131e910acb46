import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { requestCatalog } from '../../catalog/catalog';
import { focusPlace } from '../../focus/places';
import { searchParams, paths, wishlistAddress } from '../../lib/paths';
import { useHydrated, useHydratedLocation, useNavigation } from '../../router/router';
import { useCartItems } from '../../store/use-lists';
import { wishlist } from '../../store/wishlist';
import { classNames, shelf, unprinted } from '../../ui/classes';
import { ScreenHeading } from '../../ui/screen-heading';
import { ToggleButtons } from '../../ui/toggle-buttons';
import { CartView } from './cart-view';
import styles from './dashboard.module.css';
import { WishlistView } from './wishlist-view';

/** A link on this screen that shows a list moves focus to its heading. */
function useFocusOnLink(): void {
  const { location, type } = useNavigation();
  const { key, hash } = location;
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === 'push' && hash === '') focusPlace('list');
  }, [key, hash, type]);
}

/** Prices may have changed, and items may no longer be sold; nothing else on this screen needs the catalog. */
function useLookup(): void {
  const hasItems = useCartItems().length + useStore(wishlist).length > 0;
  useEffect(() => {
    if (hasItems) requestCatalog();
  }, [hasItems]);
}

const tabs = [
  { label: 'Cart', value: 'cart' },
  { label: 'Wishlist', value: 'wishlist' },
] as const;

/** Specification §2, Dashboard. */
export function Dashboard() {
  const { navigate } = useNavigation();
  const { search } = useHydratedLocation();
  const isHydrated = useHydrated();
  useFocusOnLink();
  useLookup();
  const tab = new URLSearchParams(search).get(searchParams.tab) === 'wishlist' ? 'wishlist' : 'cart';
  const View = tab === 'cart' ? CartView : WishlistView;
  return (
    <>
      <section className={styles.header} aria-labelledby="dashboard">
        <div className={classNames(shelf, styles.inside)}>
          <div>
            <ScreenHeading id="dashboard">Dashboard</ScreenHeading>
            <p className={classNames(unprinted, styles.intro)}>
              Everything you have picked out, kept on this device: what you are about to buy, and what you are
              still thinking about.
            </p>
          </div>
          <ToggleButtons
            label="List"
            options={tabs}
            value={tab}
            onChoose={(value) =>
              navigate(value === 'cart' ? paths.dashboard : wishlistAddress, { replace: true })
            }
            className={classNames(unprinted, styles.tabs)}
            buttonClassName={styles.tab}
          />
        </div>
      </section>
      <section className={classNames(shelf, styles.list)} aria-labelledby="list">
        <View key={tab} isReady={isHydrated} />
      </section>
    </>
  );
}
