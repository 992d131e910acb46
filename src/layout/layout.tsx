import type { ReactNode } from 'react';
import { settings } from '@shop/settings';
import { placeRef } from '../focus/places';
import { paths, sections } from '../lib/paths';
import { Link } from '../router/link';
import { OverlayLink } from '../router/overlay';
import { useHydrated, useLocation, useSectionHref } from '../router/router';
import { Announcer } from '../ui/announcer';
import { classNames, shelf, skip, unprinted } from '../ui/classes';
import { Toasts } from '../ui/toasts/toasts';
import { noun } from '../words/words';
import footer from './footer.module.css';
import { Header, type HeaderProps } from './header';
import { topicColumns } from './help-topics';
import styles from './layout.module.css';
import { PartBoundary } from './part-boundary';

function Footer() {
  return (
    <footer className={classNames(unprinted, footer.footer)}>
      <div className={classNames(shelf, footer.inside)}>
        <div className={footer.brand}>
          <p className={footer.name}>{settings.name}</p>
          <p>{settings.tagline}</p>
        </div>
        {Object.entries(topicColumns).map(([title, topics]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {title === 'Company' && (
                <li>
                  <Link to={paths.aboutUs}>About Us</Link>
                </li>
              )}
              {Object.entries(topics).map(([topic, label]) => (
                <li key={topic}>
                  <OverlayLink hash={`#${topic}`}>{label}</OverlayLink>
                </li>
              ))}
              {title === 'Company' && (
                <li>
                  <Link to={`${paths.aboutUs}#${sections.contact}`}>Contact</Link>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div className={footer.sign} data-name={settings.name} />
    </footer>
  );
}

interface LayoutProps extends HeaderProps {
  children: ReactNode;
}

/** Around every screen (specification §2, Shared layout). */
export function Layout({ links, children }: LayoutProps) {
  const { pathname } = useLocation();
  const hrefOfSection = useSectionHref();
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <a className={skip} href={hrefOfSection(sections.main)}>
        Skip to content
      </a>
      {pathname === paths.home && (
        <a className={skip} href={hrefOfSection(sections.shelf)}>
          {`Skip to ${noun.many}`}
        </a>
      )}
      <Header links={links} />
      <main id={sections.main} ref={placeRef('main')} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PartBoundary>
        <Footer />
      </PartBoundary>
      {isHydrated && <Announcer />}
      <PartBoundary>
        <Toasts isCompact={pathname === paths.dashboard} />
      </PartBoundary>
    </div>
  );
}
