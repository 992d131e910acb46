import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  /** The address of a decorative drawing of 320 by 240 CSS pixels. */
  readonly drawing?: string;
  readonly title: string;
  /** Where the screen has its own `h1`, the level below the one that the message stands under. */
  readonly Heading?: 'h1' | 'h2' | 'h3';
  readonly words: string;
  /** The ways on from here. */
  readonly children: ReactNode;
  /** `alert` where it replaces what the visitor was looking at. */
  readonly role?: 'alert';
}

/** A screen, or a part of one, that has only this to say: what is the matter, and the ways on. */
export function Message({ drawing, title, Heading = 'h1', words, children, role }: MessageProps) {
  return (
    <div className={styles['message']} role={role}>
      {drawing !== undefined && <img src={drawing} alt="" width={320} height={240} />}
      <Heading tabIndex={-1} className={styles['title']}>
        {title}
      </Heading>
      <p className={styles['words']}>{words}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
