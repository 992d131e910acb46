import { max } from 'd3-array';
import { startTransition, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '../../catalog/product';
import { formatPrice } from '../../lib/format';
import { sayNotLoaded } from '../../loading/lazy';
import { announce } from '../../ui/announcer';
import { classNames, surface, unprinted, visuallyHidden } from '../../ui/classes';
import { noun } from '../../words/words';
import { Actions, Legend, loadTable } from './chart-head';
import { ChartPlot } from './chart-plot';
import type { FiguresOrder } from './figures-order';
import { plotSpan, priceTicks, ratingTicks } from './geometry';
import styles from './price-chart.module.css';
import { ALL_SERIES, figuresIn, seriesOf } from './series';
import { useShownWindow } from './shown-window';
import { summaryOf } from './summary';

/** In CSS pixels, for tests, which have no layout. */
const ASSUMED_WIDTH = 640;

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

/** Everything that chart and table share. */
function useFigures(products: readonly Product[]) {
  const [chosen, setSeries] = useState(ALL_SERIES);
  const [width, widthRef] = useWidth();
  const summary = useMemo(() => summaryOf(products), [products]);
  const figures = useMemo(() => figuresIn(products), [products]);
  const ticks = useMemo(
    () => ({
      priceTicks: priceTicks(max(products, (product) => product.price) ?? 0),
      ratingTicks: ratingTicks(products),
    }),
    [products],
  );
  const hasRatings = ticks.ratingTicks.length > 0;
  const span = plotSpan(
    width ?? ASSUMED_WIDTH,
    ticks.priceTicks.map(formatPrice),
    ticks.ratingTicks.map(String),
  );
  const shown = seriesOf(figures, chosen);
  const caption = `${hasRatings ? 'Price and rating' : 'Price'} of each ${noun.one}`;
  return { width, widthRef, summary, ticks, figures, hasRatings, span, shown, setSeries, caption };
}

type Code = Awaited<ReturnType<typeof loadTable>>;

function useTable() {
  const [Table, setTable] = useState<Code['FiguresTable']>();
  const [order, setOrder] = useState<FiguresOrder>();
  const show = (next?: Code['FiguresTable']) => {
    startTransition(() => setTable(() => next));
    announce(next ? 'Shown as a table' : 'Shown as a chart');
  };
  const toggleTable = () => {
    // The chart stays until the table's code is there.
    if (Table) show();
    else loadTable().then(({ FiguresTable }) => show(FiguresTable), sayNotLoaded);
  };
  return { Table, toggleTable, order, setOrder };
}

interface PriceChartProps {
  products: readonly Product[];
  onOpen: (productId: string) => void;
}

/** Specification §2, Statistics: as a chart or as a table. */
export function PriceChart({ products, onOpen }: PriceChartProps) {
  const { Table, toggleTable, order, setOrder } = useTable();
  const isTable = Table !== undefined;
  const id = useId();
  const { width, widthRef, summary, ticks, figures, hasRatings, span, shown, setSeries, caption } =
    useFigures(products);
  const view = useShownWindow(span.width, products.length);
  const common = { products, figures, caption, order };
  return (
    <section className={styles.section} aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{hasRatings ? 'Prices and ratings' : 'Prices'}</h2>
      <p id={`${id}summary`} className={visuallyHidden}>
        {summary}
      </p>
      <div className={classNames(surface, styles.card)}>
        <div ref={widthRef} className={styles.head}>
          {isTable ? (
            <p className={styles.caption} aria-hidden="true">
              {caption}
            </p>
          ) : (
            <Legend figures={figures} shown={shown} onChange={setSeries} />
          )}
          <Actions {...common} isTable={isTable} onToggle={toggleTable} view={view} />
        </div>
        {Table && <Table {...common} onOrder={setOrder} />}
        {!isTable && width !== undefined && (
          <ChartPlot
            {...common}
            shown={view.shown}
            series={shown}
            width={width}
            span={span}
            {...ticks}
            onMove={view.moveTo}
            onOpen={onOpen}
            summaryId={`${id}summary`}
            hintId={`${id}hint`}
          />
        )}
        {!isTable && (
          <p id={`${id}hint`} className={classNames(unprinted, styles.hint)}>
            {`Choose a bar${hasRatings ? ' or a diamond' : ''}, or press Enter, to open its ${noun.one}.`}
          </p>
        )}
      </div>
    </section>
  );
}
