import styles from './visually-hidden.module.css';

/** For text that only assistive technology reads. */
export const visuallyHidden = styles.hidden;
