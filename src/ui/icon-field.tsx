import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon, type IconName } from './icon';
import styles from './icon-field.module.css';

interface IconFieldProps {
  icon: IconName;
  className?: string | undefined;
  /** A labelled text field or list. */
  children: ReactNode;
}

/** A field in the shape of a button, with an icon at its beginning. */
export function IconField({ icon, className, children }: IconFieldProps) {
  return (
    <span className={classNames(styles.field, className)}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
