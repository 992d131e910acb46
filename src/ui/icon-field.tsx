import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon, type IconName } from './icon';
import styles from './icon-field.module.css';

interface IconFieldProps {
  icon: IconName;
  className?: string | undefined;
  children: ReactNode;
}

export function IconField({ icon, className, children }: IconFieldProps) {
  return (
    <span className={classNames(styles.field, className)}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
