import { brand } from '../../brand';
import { paths, wishlistAddress } from '../../lib/paths';
import { useLocation } from '../../lib/use-location';
import { totalItems, totalWishlistItems } from '../../shop/selectors';
import { useShop } from '../../shop/use-shop';
import { Icon, type IconName } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { AppearanceSelect } from './appearance-select';
import { BrandMark } from './brand-mark';
import styles from './header.module.css';

const screens = [
  { label: 'Home', to: paths.home },
  { label: 'Statistics', to: paths.statistics },
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'About Us', to: paths.aboutUs },
] as const;

interface CountLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
}

function CountLink({ to, icon, label, count }: CountLinkProps) {
  return (
    <Link
      to={to}
      className={styles['count']}
      aria-label={`${label}, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <Icon name={icon} />
      <span className={styles['badge']} data-empty={count === 0}>
        {count}
      </span>
    </Link>
  );
}

/** The header of every screen: violet on Home, grey elsewhere (specification §2, Shared layout). */
export function Header() {
  const { pathname } = useLocation();
  const cartCount = useShop(totalItems);
  const wishlistCount = useShop(totalWishlistItems);
  return (
    <header className={styles['header']} data-tone={pathname === paths.home ? 'violet' : 'grey'}>
      <div className={styles['inside']} data-page-column="">
        <Link to={paths.home} className={styles['brand']}>
          <BrandMark />
          {brand.name}
        </Link>
        <nav aria-label="Main" className={styles['nav']}>
          <ul>
            {screens.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          <AppearanceSelect />
          <CountLink to={paths.dashboard} icon="cart" label="Cart" count={cartCount} />
          <CountLink to={wishlistAddress} icon="heart" label="Wishlist" count={wishlistCount} />
        </div>
      </div>
    </header>
  );
}
