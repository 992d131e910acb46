import styles from './classes.module.css';

/** `surface` stands out from the page, as a card does; `skip` is a way past what lies between, on the keyboard. */
export const { surface, skip, visuallyHidden, oneLine, textField, unprinted } = styles;

export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter(Boolean).join(' ');
