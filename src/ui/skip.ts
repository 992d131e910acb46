import styles from './skip.module.css';

/** For a way past what lies between, on the keyboard. */
export const skip = styles.skip;
