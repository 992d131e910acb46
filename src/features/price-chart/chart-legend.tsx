import { announce } from '../../ui/announcer';
import styles from './chart-legend.module.css';
import { series, toggleSeries, type SeriesName, type ShownSeries } from './series';

/** The mark that a series is drawn with: its width in CSS pixels, and its outline in a height of 16. */
const signs = {
  area: { width: 28, outline: 'M1,15V9L8,3L16,8L27,2V15z' },
  bars: { width: 10, outline: 'M0,16V3q0,-2,2,-2h6q2,0,2,2V16z' },
  dots: { width: 14, outline: 'M7,2l6,6l-6,6l-6,-6z' },
} as const satisfies Readonly<Record<SeriesName, { width: number; outline: string }>>;

interface ChartLegendProps {
  readonly shown: ShownSeries;
  readonly onChange: (shown: ShownSeries) => void;
}

/**
 * The three series, each told by the shape of its mark and not by its colour alone. Each is a toggle button
 * that hides and shows it; the last one is marked, not disabled, so that it keeps the focus.
 */
export function ChartLegend({ shown, onChange }: ChartLegendProps) {
  const toggle = (name: SeriesName) => {
    const next = toggleSeries(shown, name);
    if (next === shown) announce('One series stays shown.');
    else onChange(next);
  };
  return (
    <ul className={styles['legend']} aria-label="Legend">
      {series.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className={styles['toggle']}
            aria-pressed={shown.has(name)}
            aria-disabled={(shown.size === 1 && shown.has(name)) || undefined}
            onClick={() => toggle(name)}
          >
            <svg width={signs[name].width} height="16" aria-hidden="true">
              <path className={styles[name]} d={signs[name].outline} />
            </svg>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
