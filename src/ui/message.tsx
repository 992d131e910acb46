import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  /** The address of a decorative drawing of 320 by 240 CSS pixels. */
  drawing?: string;
  title: string;
  /** Where the screen has its own `h1`, the level below the one that the message stands under. */
  Heading?: 'h1' | 'h2' | 'h3';
  text: string;
  /** Where to go from here. */
  children: ReactNode;
  /** `alert` where it replaces what the visitor was looking at. */
  role?: 'alert';
}

/** A screen, or a part of one, that only says what is the matter and where to go. */
export function Message({ drawing, title, Heading = 'h1', text, children, role }: MessageProps) {
  return (
    <div className={styles.message} role={role}>
      {drawing !== undefined && <img src={drawing} alt="" width={320} height={240} />}
      <Heading tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.words}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
