import type { Product } from '../../catalog/product';
import { ignoreChunkError } from '../../loading/stale-chunks';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import chart from './chart.module.css';
import { figuresCsv } from './figures-csv';
import { inOrder, type FiguresOrder } from './figures-order';
import styles from './price-chart.module.css';
import { saveFile } from './save-file';
import { series, toggleSeries, type Figure, type SeriesName, type ShownSeries } from './series';
import type { ShownWindowControl } from './shown-window';

const CSV_NAME = 'prices-and-ratings.csv';
const ZOOM_STEP = 1.5;
const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.3 15.3L20 20M7.5 10.5h6';

export const loadTable = () => import('./figures-table');

function prefetchTable(): void {
  loadTable().catch(ignoreChunkError);
}

interface LegendProps {
  figures: readonly Figure[];
  shown: ShownSeries;
  onChange: (shown: ShownSeries) => void;
}

/** The last one shown is marked, not disabled, so that it keeps the focus. */
export function Legend({ figures, shown, onChange }: LegendProps) {
  const offered = series.filter(({ figure }) => figures.includes(figure));
  const toggle = (name: SeriesName) => {
    const next = toggleSeries(shown, name);
    if (next === shown) announce('At least one series must stay visible.');
    else onChange(next);
  };
  return (
    <ul className={chart.legend} aria-label="Legend">
      {offered.map(({ name, label, symbol, className }) => (
        <li key={name}>
          <button
            type="button"
            className={chart.toggle}
            aria-pressed={shown.has(name)}
            aria-disabled={(shown.size === 1 && shown.has(name)) || undefined}
            onClick={() => toggle(name)}
          >
            <svg className={chart.symbol} width={symbol.width} height="16" aria-hidden="true">
              <path className={className} d={symbol.path} />
            </svg>
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ZoomButtonProps {
  direction: 'in' | 'out';
  /** Marked, not disabled, so that it keeps the focus. */
  isAtEnd: boolean;
  onZoom: (factor: number) => void;
}

function ZoomButton({ direction, isAtEnd, onZoom }: ZoomButtonProps) {
  const isIn = direction === 'in';
  return (
    <Button
      shape="icon"
      className={styles.action}
      aria-label={`Zoom ${direction}`}
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onZoom(isIn ? 1 / ZOOM_STEP : ZOOM_STEP);
      }}
    >
      <svg className={styles.lens} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isIn ? `${LENS}M10.5 7.5v6` : LENS} />
      </svg>
    </Button>
  );
}

interface ActionsProps {
  products: readonly Product[];
  figures: readonly Figure[];
  order: FiguresOrder;
  isTable: boolean;
  onToggle: () => void;
  view: ShownWindowControl;
}

export function Actions({ products, figures, order, isTable, onToggle, view }: ActionsProps) {
  const { shown, limits, zoomBy } = view;
  const saveCsv = () => {
    saveFile(figuresCsv(inOrder(products, order), figures), CSV_NAME);
    announce(`Saved as ${CSV_NAME}`);
  };
  return (
    <div className={styles.actions}>
      {!isTable && limits.minCount < limits.maxCount && (
        <div className={styles.group}>
          <ZoomButton direction="out" isAtEnd={shown.count >= limits.maxCount} onZoom={zoomBy} />
          <ZoomButton direction="in" isAtEnd={shown.count <= limits.minCount} onZoom={zoomBy} />
        </div>
      )}
      <div className={styles.group}>
        <Button
          className={styles.action}
          onPointerEnter={prefetchTable}
          onFocus={prefetchTable}
          onClick={onToggle}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
        <Button className={styles.action} aria-label="Save as CSV" onClick={saveCsv}>
          CSV
        </Button>
      </div>
    </div>
  );
}
