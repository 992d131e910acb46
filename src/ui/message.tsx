import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  drawing?: string;
  title: string;
  Heading?: 'h1' | 'h2' | 'h3';
  text: string;
  children: ReactNode;
  role?: 'alert';
}

export function Message({ drawing, title, Heading = 'h1', text, children, role }: MessageProps) {
  return (
    <div className={styles.message} role={role}>
      {drawing !== undefined && <img src={drawing} alt="" width={320} height={240} />}
      <Heading tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
