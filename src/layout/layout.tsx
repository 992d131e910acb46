import type { ReactNode } from 'react';
import { Announcer } from '../ui/announcer';
import { Toasts } from '../ui/toasts/toasts';
import { Footer } from './footer';
import { Header, type HeaderProps } from './header';
import { Help } from './help';
import styles from './layout.module.css';

const MAIN_ID = 'main';

interface LayoutProps extends HeaderProps {
  children: ReactNode;
}

/** What surrounds every screen. */
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
