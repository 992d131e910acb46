import type { Product } from '../../catalog/product';
import { loadStyled } from '../../lib/failed-styles';
import { ignoreChunkError } from '../../loading/stale-chunks';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { StepButton } from '../../ui/step-button';
import chart from './chart.module.css';
import { figuresCsv, saveFile } from './figures-csv';
import { inOrder, type FiguresOrder } from './figures-order';
import styles from './price-chart.module.css';
import { series, toggleSeries, type Figure, type SeriesName, type ShownSeries } from './series';
import type { ShownWindowControl } from './shown-window';
import { zoomInIcon, zoomOutIcon } from '../../ui/more-icons';

const CSV_NAME = 'prices-and-ratings.csv';
const ZOOM_STEP = 1.5;

export const loadTable = () => loadStyled(() => import('./figures-table'));

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
  const zooms = [
    { label: 'Zoom out', icon: zoomOutIcon, factor: ZOOM_STEP, isAtEnd: shown.count >= limits.maxCount },
    { label: 'Zoom in', icon: zoomInIcon, factor: 1 / ZOOM_STEP, isAtEnd: shown.count <= limits.minCount },
  ] as const;
  return (
    <div className={styles.actions}>
      {!isTable && limits.minCount < limits.maxCount && (
        <div className={styles.group}>
          {zooms.map(({ factor, ...step }) => (
            <StepButton
              key={step.label}
              {...step}
              variant="secondary"
              className={styles.action}
              onStep={() => zoomBy(factor)}
            />
          ))}
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
