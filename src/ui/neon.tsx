import styles from './neon.module.css';

/** A path on a square of 64, as a neon tube that draws itself. */
export function Neon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 64 64" className={styles.neon} aria-hidden="true">
      <path pathLength={1} d={path} />
      <path pathLength={1} d={path} />
    </svg>
  );
}
