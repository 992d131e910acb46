import styles from './visually-hidden.module.css';

/** The class of a text that is for assistive technology alone. */
export const visuallyHidden = styles.hidden;
