import type { ReactElement, ReactNode } from 'react';
import styles from './message.module.css';
import { ScreenHeading } from './screen-heading';

interface MessageProps {
  /** A file, or an element. */
  drawing?: ReactElement | string;
  title: string;
  /** For a message that is not the whole screen. */
  Heading?: 'h2' | 'h3';
  text: string;
  children: ReactNode;
  role?: 'alert';
}

export function Message({ drawing, title, Heading, text, children, role }: MessageProps) {
  const Title = Heading ?? ScreenHeading;
  return (
    <div className={styles.message} role={role}>
      {typeof drawing === 'string' ? <img src={drawing} alt="" width={320} height={240} /> : drawing}
      <Title tabIndex={-1}>{title}</Title>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
