import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './classes';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export function buttonClass(variant: ButtonVariant, shape: 'text' | 'icon' = 'text'): string {
  return classNames(styles.button, styles[variant], shape === 'icon' && styles.icon);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  shape?: 'text' | 'icon';
}

export function Button({
  variant = 'secondary',
  shape = 'text',
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={classNames(buttonClass(variant, shape), className)} />;
}
