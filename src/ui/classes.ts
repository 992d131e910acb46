import styles from './classes.module.css';

/**
 * `surface` is a card; `shelf` is as wide as every screen; `skip` is a skip link; only paper shows what is `printed`; while a dialog has a `printout`, it
 * prints nothing else.
 */
export const { surface, shelf, skip, visuallyHidden, oneLine, textField, unprinted, printed, printout } =
  styles;

export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter(Boolean).join(' ');
