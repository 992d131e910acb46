import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names';
import styles from './button.module.css';

/** How a button stands out: the one thing to do here, another thing, on a violet ground, or barely. */
export type ButtonVariant = 'primary' | 'secondary' | 'bright' | 'quiet';

/** The class of a button's look, for links that look like buttons. */
export function buttonClass(variant: ButtonVariant, shape: 'text' | 'icon' = 'text'): string {
  return classNames(styles.button, styles[variant], shape === 'icon' && styles.icon);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** `icon`: a square for a single icon, which then needs an `aria-label`. */
  shape?: 'text' | 'icon';
}

/** A native button in the shop's look. It submits nothing unless told to. */
export function Button({
  variant = 'secondary',
  shape = 'text',
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={classNames(buttonClass(variant, shape), className)} />;
}
