import { max } from 'd3-array';
import {
  lazy,
  startTransition,
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Product } from '../../catalog/product';
import { formatPrice } from '../../lib/format';
import { usePainted } from '../../lib/use-painted';
import { one } from '../../lib/words';
import { lazyOptional } from '../../ui/lazy-optional';
import { sayNotLoaded } from '../../ui/lazy-part';
import { visuallyHidden } from '../../ui/visually-hidden';
import { Actions, Legend, loadTable } from './chart-head';
import { ChartPlot } from './chart-plot';
import type { FiguresOrder } from './figures-order';
import { plotSpan, priceTicks, RATING_TICKS } from './geometry';
import styles from './price-chart.module.css';
import { ALL_SERIES, figuresIn, rating, seriesOf } from './series';
import { useShownWindow } from './shown-window';
import { summaryOf } from './summary';

/** In CSS pixels, for tests, which have no layout. */
const ASSUMED_WIDTH = 640;

const FiguresTable = lazy(async () => ({ default: (await loadTable()).FiguresTable }));
const SaveFigures = lazyOptional(async () => (await import('./save-figures')).SaveFigures);

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

/** What the list of products asks of the chart, however it is shown. */
function useFigures(products: readonly Product[]) {
  const [chosen, setSeries] = useState(ALL_SERIES);
  const [width, widthRef] = useWidth();
  const summary = useMemo(() => summaryOf(products), [products]);
  const ticks = useMemo(() => priceTicks(max(products, (product) => product.price) ?? 0), [products]);
  const figures = useMemo(() => figuresIn(products), [products]);
  const hasRatings = figures.includes(rating);
  const span = plotSpan(
    width ?? ASSUMED_WIDTH,
    ticks.map(formatPrice),
    hasRatings ? RATING_TICKS.map(String) : [],
  );
  const shown = seriesOf(figures, chosen);
  const caption = `${hasRatings ? 'Price and rating' : 'Price'} of each ${one}`;
  return { width, widthRef, summary, ticks, figures, hasRatings, span, shown, setSeries, caption };
}

function useTable() {
  const [isTable, setIsTable] = useState(false);
  const [order, setOrder] = useState<FiguresOrder>();
  const toggleTable = () => {
    const toggle = () => startTransition(() => setIsTable(!isTable));
    // The chart stays until the table's code is there.
    if (isTable) toggle();
    else loadTable().then(toggle, sayNotLoaded);
  };
  return { isTable, toggleTable, order, setOrder };
}

interface PriceChartProps {
  products: readonly Product[];
  onOpen: (productId: string) => void;
  /** Below the chart. */
  findings?: ReactNode;
  /** Folded, after the files. */
  more?: ReactNode;
}

/** Specification §2, Statistics: as a chart or as a table. */
export function PriceChart({ products, onOpen, findings, more }: PriceChartProps) {
  const { isTable, toggleTable, order, setOrder } = useTable();
  const isPainted = usePainted();
  const pictureRef = useRef<SVGSVGElement>(null);
  const id = useId();
  const { width, widthRef, summary, ticks, figures, hasRatings, span, shown, setSeries, caption } =
    useFigures(products);
  const view = useShownWindow(span.width, products.length);
  const common = { products, figures, shown: view.shown, series: shown, pictureRef, caption, order };
  return (
    <>
      <section className={styles.section} aria-labelledby={`${id}heading`}>
        <h2 id={`${id}heading`} className={styles.heading}>
          {hasRatings ? 'Prices and ratings' : 'Prices'}
        </h2>
        <p id={`${id}summary`} className={visuallyHidden}>
          {summary}
        </p>
        <div className={styles.card}>
          <div ref={widthRef} className={styles.head}>
            {isTable ? (
              <p className={styles.caption} aria-hidden="true">
                {caption}
              </p>
            ) : (
              <Legend figures={figures} shown={shown} onChange={setSeries} />
            )}
            <Actions isTable={isTable} onToggle={toggleTable} view={view} />
          </div>
          <Suspense>
            {isTable && <FiguresTable {...common} onOrder={setOrder} />}
            {!isTable && width !== undefined && (
              <ChartPlot
                {...common}
                width={width}
                span={span}
                ticks={ticks}
                onMove={view.moveTo}
                onOpen={onOpen}
                summaryId={`${id}summary`}
                hintId={`${id}hint`}
              />
            )}
          </Suspense>
          {!isTable && (
            <p id={`${id}hint`} className={styles.hint}>
              {`Choose a bar${hasRatings ? ' or a diamond' : ''}, or press Enter, to open its ${one}.`}
            </p>
          )}
        </div>
      </section>
      {findings}
      <details className={styles.more}>
        <summary>More figures</summary>
        <Suspense>{isPainted && <SaveFigures {...common} isTable={isTable} />}</Suspense>
        {more}
      </details>
    </>
  );
}
