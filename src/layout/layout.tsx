import type { ReactNode } from 'react';
import { settings } from '@shop/settings';
import { setMain } from '../lib/move-focus';
import { contactSection, paths } from '../lib/paths';
import type { HelpTopic } from '../lib/shop';
import { useHydrated } from '../lib/use-hydrated';
import { Link } from '../router/link';
import { overlayState } from '../router/location';
import { useLocation } from '../router/router';
import { useCloseOverlay } from '../router/use-close-overlay';
import { Announcer } from '../ui/announcer';
import { lazyPart } from '../ui/lazy-part';
import { Toasts } from '../ui/toasts/toasts';
import footer from './footer.module.css';
import { Header, type HeaderProps } from './header';
import { helpTopics, parseHelpTopic } from './help-topics';
import styles from './layout.module.css';

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

const columns: ReadonlyArray<{
  title: string;
  items: ReadonlyArray<HelpTopic | { label: string; to: string }>;
}> = [
  { title: 'Services', items: ['product-support', 'order-tracking', 'shipping', 'returns'] },
  {
    title: 'Company',
    items: [
      { label: 'About Us', to: paths.aboutUs },
      'careers',
      { label: 'Contact', to: `${paths.aboutUs}#${contactSection}` },
    ],
  },
  { title: 'Legal', items: ['terms', 'privacy', 'cookies'] },
];

/** Opens over the screen, and keeps its address and state. */
function HelpLink({ topic }: { topic: HelpTopic }) {
  const { search, state } = useLocation();
  return (
    <Link to={{ search, hash: `#${topic}` }} state={overlayState(state)}>
      {helpTopics[topic]}
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
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={typeof item === 'string' ? item : item.to}>
                  {typeof item === 'string' ? (
                    <HelpLink topic={item} />
                  ) : (
                    <Link to={item.to}>{item.label}</Link>
                  )}
                </li>
              ))}
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
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header links={links} />
      <main id={MAIN_ID} ref={setMain} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Help />
      <Announcer />
      <Toasts />
    </div>
  );
}
