import { announce } from '../../ui/announcer';
import styles from './chart.module.css';
import { series, toggleSeries, type SeriesName, type ShownSeries } from './series';

interface ChartLegendProps {
  shown: ShownSeries;
  onChange: (shown: ShownSeries) => void;
}

/**
 * The series, distinct by the shape of their marks and not by color alone, each a button that hides and
 * shows it. The last one shown is marked, not disabled, so that it keeps the focus.
 */
export function ChartLegend({ shown, onChange }: ChartLegendProps) {
  const toggle = (name: SeriesName) => {
    const next = toggleSeries(shown, name);
    if (next === shown) announce('One series stays shown.');
    else onChange(next);
  };
  return (
    <ul className={styles.legend} aria-label="Legend">
      {series.map(({ name, label, symbol, className }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={shown.has(name)}
            aria-disabled={(shown.size === 1 && shown.has(name)) || undefined}
            onClick={() => toggle(name)}
          >
            <svg className={styles.symbol} width={symbol.width} height="16" aria-hidden="true">
              <path className={className} d={symbol.path} />
            </svg>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
