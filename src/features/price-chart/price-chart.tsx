import { max, min } from 'd3-array';
import { lazy, startTransition, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '../../catalogue/product';
import { ignoreChunkError } from '../../lib/stale-chunks';
import { formatPlain, formatPrice } from '../../lib/format';
import { usePainted } from '../../lib/use-painted';
import { countProducts, one } from '../../lib/words';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { lazyOptional } from '../../ui/lazy-optional';
import { sayNotLoaded } from '../../ui/lazy-part';
import { ChartPlot } from './chart-plot';
import chart from './chart.module.css';
import type { FiguresOrder } from './figures-order';
import { plotSpan, priceTicks, RATING_TICKS } from './geometry';
import styles from './price-chart.module.css';
import { ALL_SERIES, series, toggleSeries, type SeriesName, type ShownSeries } from './series';
import { useShownWindow, type ShownWindowControl } from './shown-window';

const CAPTION = `Price and rating of each ${one}`;
const ZOOM_STEP = 1.5;
/** In CSS pixels, for tests, which have no layout. */
const ASSUMED_WIDTH = 640;
const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.3 15.3L20 20M7.5 10.5h6';

type Summarized = Pick<Product, 'product_title' | 'price' | 'rating'>;

/** The first product with this value, and how many more have it too. */
function nameOf(products: readonly Summarized[], field: 'price' | 'rating', value: number): string {
  const equals = products.filter((product) => product[field] === value);
  const more = equals.length > 1 ? ` (and ${equals.length - 1} more)` : '';
  return `${equals[0]?.product_title ?? ''}${more}`;
}

function priceRange(products: readonly Summarized[]): string {
  const lowest = min(products, (product) => product.price) ?? 0;
  const highest = max(products, (product) => product.price) ?? 0;
  if (lowest === highest) return `all at ${formatPrice(lowest)}`;
  const cheapest = `${nameOf(products, 'price', lowest)} at ${formatPrice(lowest)}`;
  return `from ${cheapest} to ${nameOf(products, 'price', highest)} at ${formatPrice(highest)}`;
}

/** How many products, the cheapest, the dearest and the best rated, in one sentence. */
export function summaryOf(products: readonly Summarized[]): string {
  const total = countProducts(products.length);
  const [only] = products;
  if (products.length === 1 && only) {
    const rated = only.rating === undefined ? '' : `, rated ${formatPlain(only.rating)} out of 5`;
    return `${total}: ${only.product_title} at ${formatPrice(only.price)}${rated}.`;
  }
  const best = max(products, (product) => product.rating);
  const bestRated =
    best === undefined
      ? ''
      : `; best rated, at ${formatPlain(best)} out of 5: ${nameOf(products, 'rating', best)}`;
  return `${total}, ${priceRange(products)}${bestRated}.`;
}

const loadTable = () => import('./figures-table');
const FiguresTable = lazy(async () => ({ default: (await loadTable()).FiguresTable }));
const ChartFoot = lazyOptional(async () => (await import('./chart-foot')).ChartFoot);

function prefetchTable(): void {
  loadTable().catch(ignoreChunkError);
}

/** The inner width of an element, measured before the first paint. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth((known) => element.clientWidth || (known ?? ASSUMED_WIDTH));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref] as const;
}

interface LegendProps {
  shown: ShownSeries;
  onChange: (shown: ShownSeries) => void;
}

/** The last one shown is marked, not disabled, so that it keeps the focus. */
function Legend({ shown, onChange }: LegendProps) {
  const toggle = (name: SeriesName) => {
    const next = toggleSeries(shown, name);
    if (next === shown) announce('At least one series must stay visible.');
    else onChange(next);
  };
  return (
    <ul className={chart.legend} aria-label="Legend">
      {series.map(({ name, label, symbol, className }) => (
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
            {label}
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
  isTable: boolean;
  onToggle: () => void;
  view: ShownWindowControl;
}

function Actions({ isTable, onToggle, view: { shown, limits, zoomBy } }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {!isTable && limits.minCount < limits.maxCount && (
        <>
          <ZoomButton direction="out" isAtEnd={shown.count >= limits.maxCount} onZoom={zoomBy} />
          <ZoomButton direction="in" isAtEnd={shown.count <= limits.minCount} onZoom={zoomBy} />
        </>
      )}
      <Button
        className={styles.action}
        onPointerEnter={prefetchTable}
        onFocus={prefetchTable}
        onClick={onToggle}
      >
        {isTable ? 'Show as chart' : 'Show as table'}
      </Button>
    </div>
  );
}

interface PriceChartProps {
  products: readonly Product[];
  onOpen: (productId: string) => void;
}

/** Specification §2, Statistics: as a chart or as a table. */
export function PriceChart({ products, onOpen }: PriceChartProps) {
  const [isTable, setIsTable] = useState(false);
  const [shownSeries, setShownSeries] = useState(ALL_SERIES);
  const [order, setOrder] = useState<FiguresOrder>();
  const [width, widthRef] = useWidth();
  const isPainted = usePainted();
  const pictureRef = useRef<SVGSVGElement>(null);
  const hintId = useId();
  const summary = useMemo(() => summaryOf(products), [products]);
  const ticks = useMemo(() => priceTicks(max(products, (product) => product.price) ?? 0), [products]);
  const span = plotSpan(width ?? ASSUMED_WIDTH, ticks.map(formatPrice), RATING_TICKS.map(String));
  const view = useShownWindow(span.width, products.length);
  const toggleView = () => {
    const toggle = () => startTransition(() => setIsTable(!isTable));
    // The chart stays until the table's code is there.
    if (isTable) toggle();
    else loadTable().then(toggle, sayNotLoaded);
  };
  const common = { products, shown: view.shown, series: shownSeries, pictureRef, hintId };
  return (
    <section className={styles.section} aria-label="Prices and ratings">
      <p className={styles.summary}>{summary}</p>
      <div className={styles.card}>
        <div ref={widthRef} className={styles.head}>
          {isTable ? (
            <p className={styles.caption} aria-hidden="true">
              {CAPTION}
            </p>
          ) : (
            <Legend shown={shownSeries} onChange={setShownSeries} />
          )}
          <Actions isTable={isTable} onToggle={toggleView} view={view} />
        </div>
        <Suspense>
          {isTable && <FiguresTable products={products} caption={CAPTION} order={order} onOrder={setOrder} />}
          {!isTable && width !== undefined && (
            <ChartPlot
              {...common}
              width={width}
              span={span}
              ticks={ticks}
              onMove={view.moveTo}
              onOpen={onOpen}
            />
          )}
        </Suspense>
        <div className={styles.foot}>
          <Suspense>{isPainted && <ChartFoot {...common} order={order} isTable={isTable} />}</Suspense>
        </div>
      </div>
    </section>
  );
}
