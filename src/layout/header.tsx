import { useState } from 'react';
import { useStore } from 'zustand';
import { settings } from '@shop/settings';
import { setStuck } from '../focus/scroll-padding';
import { paths, wishlistAddress } from '../lib/paths';
import { lazyPart } from '../loading/lazy';
import { Link } from '../router/link';
import { useLocation } from '../router/router';
import { appearance, appearances, parseAppearance } from '../store/preferences';
import { useCartItems } from '../store/use-lists';
import { wishlist } from '../store/wishlist';
import { classNames, shelf, unprinted } from '../ui/classes';
import { Icon } from '../ui/icon';
import { appearanceIcon, cartIcon, heartIcon, searchIcon } from '../ui/icons';
import { count } from '../words/words';
import styles from './header.module.css';
import { OfflineStrip } from './offline-strip';
import { PartBoundary } from './part-boundary';

const appearanceLabels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

function AppearanceSelect() {
  const chosen = useStore(appearance);
  return (
    <span className={styles.appearance}>
      <Icon path={appearanceIcon} />
      <select
        aria-label="Appearance"
        value={chosen}
        onChange={(event) => appearance.set(parseAppearance(event.target.value))}
      >
        {appearances.map((value) => (
          <option key={value} value={value}>
            {appearanceLabels[value]}
          </option>
        ))}
      </select>
    </span>
  );
}

const SearchDialog = lazyPart(() =>
  import('../features/search/search-dialog').then((module) => module.SearchDialog),
);

interface ListLinkProps {
  to: string;
  icon: string;
  label: string;
  total: number;
}

function ListLink({ to, icon, label, total }: ListLinkProps) {
  return (
    <Link to={to} className={styles.count} aria-label={`${label}, ${count(total, 'item')}`}>
      <Icon path={icon} />
      <span className={styles.badge} data-empty={total === 0}>
        {total}
      </span>
    </Link>
  );
}

function Tools({ onSearch }: { onSearch: () => void }) {
  const totalItems = useCartItems().length;
  const totalWishlistItems = useStore(wishlist).length;
  return (
    <div className={classNames(unprinted, styles.tools)}>
      <button type="button" className={styles.count} aria-label="Search" onClick={onSearch}>
        <Icon path={searchIcon} />
      </button>
      <AppearanceSelect />
      <ListLink to={paths.dashboard} icon={cartIcon} label="Cart" total={totalItems} />
      <ListLink to={wishlistAddress} icon={heartIcon} label="Wishlist" total={totalWishlistItems} />
    </div>
  );
}

export interface HeaderProps {
  links: ReadonlyArray<{ path: string; label: string }>;
}

/** In the brand's color on Home, in the bar's elsewhere (specification §2, Shared layout). */
export function Header({ links }: HeaderProps) {
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const endSearch = () => setSearching(false);
  return (
    <>
      <header ref={setStuck} className={styles.header} data-tone={pathname === paths.home ? 'brand' : 'bar'}>
        <div className={classNames(shelf, styles.inside)}>
          <Link to={paths.home} className={styles.brand}>
            <span className={styles.logo} />
            <bdi>{settings.name}</bdi>
          </Link>
          <nav aria-label="Main" className={classNames(unprinted, styles.nav)}>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <PartBoundary>
            <Tools onSearch={() => setSearching(true)} />
          </PartBoundary>
        </div>
        <OfflineStrip />
      </header>
      {isSearching && <SearchDialog onClose={endSearch} onMissing={endSearch} />}
    </>
  );
}
