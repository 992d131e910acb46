import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import { useLocation } from '../router/router';
import { useCloseOverlay } from '../router/use-close-overlay';
import { Announcer } from '../ui/announcer';
import { Toasts } from '../ui/toasts/toasts';
import { Footer } from './footer';
import { Header, type HeaderProps } from './header';
import { helpTopics, parseHelpTopic } from './help-topics';
import styles from './layout.module.css';

const MAIN_ID = 'main';

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog')).HelpDialog }));

/** The text that the hash names: it can be linked to, and Back closes it. */
function Help() {
  const { hash } = useLocation();
  const close = useCloseOverlay();
  const isHydrated = useHydrated();
  const topic = parseHelpTopic(hash);
  if (!isHydrated || !topic) return null;
  return (
    <Suspense>
      <HelpDialog topic={topic} title={helpTopics[topic]} onClose={close} />
    </Suspense>
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
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Help />
      <Announcer />
      <Toasts />
    </div>
  );
}
