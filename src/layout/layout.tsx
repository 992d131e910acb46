import type { ReactNode } from 'react';
import { settings } from '@shop/settings';
import { setMain } from '../lib/move-focus';
import { contactSection, paths, productsSection } from '../lib/paths';
import { useHydrated } from '../lib/use-hydrated';
import { many } from '../lib/words';
import { Link } from '../router/link';
import { overlayState } from '../router/location';
import { useLocation } from '../router/router';
import { useCloseOverlay } from '../router/use-close-overlay';
import { Announcer } from '../ui/announcer';
import { lazyPart } from '../ui/lazy-part';
import { skip } from '../ui/skip';
import { Toasts } from '../ui/toasts/toasts';
import footer from './footer.module.css';
import { Header, type HeaderProps } from './header';
import { helpTopics, parseHelpTopic, topicColumns } from './help-topics';
import styles from './layout.module.css';
import { PartBoundary } from './part-boundary';

const MAIN_ID = 'main';

const HelpDialog = lazyPart(async () => (await import('./help-dialog')).HelpDialog);

/** The text that the hash names: it can be linked to, and Back closes it. */
function Help() {
  const { hash } = useLocation();
  const close = useCloseOverlay();
  const isHydrated = useHydrated();
  const topic = parseHelpTopic(hash);
  if (!isHydrated || !topic) return null;
  return <HelpDialog part={{ topic, title: helpTopics[topic], onClose: close }} onMissing={close} />;
}

/** Opens over the screen, and keeps its address and state. */
function HelpLink({ topic, label }: { topic: string; label: string }) {
  const { search, state } = useLocation();
  return (
    <Link to={{ search, hash: `#${topic}` }} state={overlayState(state)}>
      {label}
    </Link>
  );
}

function Footer() {
  return (
    <footer className={footer.footer}>
      <div className={footer.inside}>
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
                  <HelpLink topic={topic} label={label} />
                </li>
              ))}
              {title === 'Company' && (
                <li>
                  <Link to={`${paths.aboutUs}#${contactSection}`}>Contact</Link>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

interface LayoutProps extends HeaderProps {
  children: ReactNode;
}

/** Around every screen (specification §2, Shared layout). */
export function Layout({ links, children }: LayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <a className={skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      {pathname === paths.home && (
        <a className={skip} href={`#${productsSection}`}>
          {`Skip to ${many}`}
        </a>
      )}
      <Header links={links} />
      <main id={MAIN_ID} ref={setMain} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PartBoundary>
        <Footer />
        <Help />
      </PartBoundary>
      <Announcer />
      <PartBoundary>
        <Toasts isAside={pathname === paths.dashboard} />
      </PartBoundary>
    </div>
  );
}
