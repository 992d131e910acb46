import styles from './classes.module.css';

/** `surface` is a card; `skip` is a skip link. */
export const { surface, skip, visuallyHidden, oneLine, textField, unprinted } = styles;

export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter(Boolean).join(' ');
