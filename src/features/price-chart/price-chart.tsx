import { max } from 'd3-array';
import { lazy, startTransition, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Product } from '../../catalogue/product';
import { ignoreChunkError } from '../../lib/stale-chunks';
import { formatPrice } from '../../lib/money';
import { usePainted } from '../../lib/use-painted';
import { announce } from '../../ui/announcer';
import { lazyOptional } from '../../ui/lazy-optional';
import { ViewButton, ZoomButton } from './chart-actions';
import { ChartLegend } from './chart-legend';
import { ChartView } from './chart-view';
import type { FiguresOrder } from './figures-order';
import { plotSpan } from './plot-frame';
import { priceTicks, RATING_TICKS } from './price-axis';
import styles from './price-chart.module.css';
import { ALL_SERIES } from './series';
import { summaryOf } from './summary';
import { windowWords } from './shown-window';
import { useShownWindow, type WindowControl } from './use-shown-window';
import { ASSUMED_WIDTH, useWidth } from './use-width';

const CAPTION = 'Price and rating of each gadget';
const ZOOM_STEP = 1.5;
const MIDDLE = 0.5;

const loadTable = () => import('./figures-table');
const FiguresTable = lazy(async () => ({ default: (await loadTable()).FiguresTable }));
const ChartFoot = lazyOptional(async () => (await import('./chart-foot')).ChartFoot);

function warmTable(): void {
  loadTable().catch(ignoreChunkError);
}

interface ZoomButtonsProps extends WindowControl {
  /** How many products there are. */
  readonly total: number;
}

function ZoomButtons({ shown, limits, zoom, total }: ZoomButtonsProps) {
  const isZoomed = useRef(false);
  useEffect(() => {
    if (isZoomed.current) announce(windowWords(shown, total));
    isZoomed.current = false;
  }, [shown, total]);
  const zoomBy = (factor: number) => {
    isZoomed.current = true;
    zoom(factor, MIDDLE);
  };
  return (
    <>
      <ZoomButton direction="out" isAtEnd={shown.count >= limits.most} onZoom={() => zoomBy(ZOOM_STEP)} />
      <ZoomButton
        direction="in"
        isAtEnd={shown.count <= limits.fewest}
        onZoom={() => zoomBy(1 / ZOOM_STEP)}
      />
    </>
  );
}

interface PriceChartProps {
  readonly products: readonly Product[];
  readonly onOpen: (productId: string) => void;
}

/**
 * Prices and ratings of gadgets (specification §2, Statistics): an area and bars for the price in dollars,
 * diamonds for the rating from 0 to 5, over the titles; the same figures as a table a click away.
 */
export function PriceChart({ products, onOpen }: PriceChartProps) {
  const [isTable, setIsTable] = useState(false);
  const [series, setSeries] = useState(ALL_SERIES);
  const [order, setOrder] = useState<FiguresOrder>();
  const [measured, widthRef] = useWidth();
  const width = measured ?? ASSUMED_WIDTH;
  const isPainted = usePainted();
  const card = useRef<HTMLDivElement>(null);
  const summary = useMemo(() => summaryOf(products), [products]);
  const ticks = useMemo(() => priceTicks(max(products, (product) => product.price) ?? 0), [products]);
  const span = useMemo(
    () => plotSpan(width, ticks.map(formatPrice), RATING_TICKS.map(String)),
    [width, ticks],
  );
  const control = useShownWindow(span.width, products.length);
  const canZoom = !isTable && control.limits.fewest < control.limits.most;
  // The chart stays until the table's code is there.
  const toggleView = () => startTransition(() => setIsTable(!isTable));
  const hintId = useId();
  const foot = { products, shown: control.shown, order, isTable, card, hintId };
  const plot = { products, width, ticks, span, control, series, onOpen, hintId };
  return (
    <section className={styles['chart']} aria-label="Prices and ratings">
      <p className={styles['summary']}>{summary}</p>
      <div ref={card} className={styles['card']}>
        <div ref={widthRef} className={styles['head']}>
          {isTable ? (
            <p className={styles['caption']} aria-hidden="true">
              {CAPTION}
            </p>
          ) : (
            <ChartLegend shown={series} onChange={setSeries} />
          )}
          <div className={styles['actions']}>
            {canZoom && <ZoomButtons {...control} total={products.length} />}
            <ViewButton isTable={isTable} onToggle={toggleView} onLikely={warmTable} />
          </div>
        </div>
        <Suspense>
          {isTable ? (
            <FiguresTable products={products} caption={CAPTION} order={order} onOrder={setOrder} />
          ) : (
            measured !== undefined && <ChartView {...plot} />
          )}
        </Suspense>
        <div className={styles['foot']}>
          <Suspense>{isPainted && <ChartFoot {...foot} />}</Suspense>
        </div>
      </div>
    </section>
  );
}
