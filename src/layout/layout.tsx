import type { ReactNode } from 'react';
import { Announcer } from '../ui/announcer/announcer';
import { Toasts } from '../ui/toasts/toasts';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { Help } from './help/help';
import styles from './layout.module.css';

/** Where the skip link leads, and where focus goes on a screen change. */
const MAIN_ID = 'main';

/** What every screen stands in: header, footer, toasts, and the texts that the footer opens. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      <Help />
      <Announcer />
      <Toasts />
    </div>
  );
}
