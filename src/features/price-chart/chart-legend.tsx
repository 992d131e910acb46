import styles from './chart-legend.module.css';

/** The three series with the marks they are drawn with: each is told by its shape, not by its colour alone. */
export function ChartLegend() {
  return (
    <ul className={styles['legend']} aria-label="Legend">
      <li>
        <svg width="28" height="16" aria-hidden="true">
          <path className={styles['area']} d="M1,15V9L8,3L16,8L27,2V15z" />
        </svg>
        Price (area)
      </li>
      <li>
        <svg width="10" height="16" aria-hidden="true">
          <path className={styles['bar']} d="M0,16V3q0,-2,2,-2h6q2,0,2,2V16z" />
        </svg>
        Price (bars)
      </li>
      <li>
        <svg width="14" height="16" aria-hidden="true">
          <path className={styles['dot']} d="M7,2l6,6l-6,6l-6,-6z" />
        </svg>
        Rating (diamonds)
      </li>
    </ul>
  );
}
