import { useMemo } from 'react';
import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import { ChartCursor } from './chart-cursor';
import { ChartPicture } from './chart-picture';
import styles from './chart-view.module.css';
import { OverviewStrip } from './overview-strip';
import { plotFrame } from './plot-frame';
import type { ShownSeries } from './series';
import { plotScales, seriesPaths } from './series-paths';
import { windowWords } from './shown-window';
import { titleLabels, titleStyle } from './title-labels';
import type { WindowControl } from './use-shown-window';

interface ChartViewProps {
  readonly products: readonly Product[];
  /** The chart's width in CSS pixels. */
  readonly width: number;
  /** The ticks of the price axis in dollars, the highest last. */
  readonly ticks: readonly number[];
  /** The plot's left edge and width in CSS pixels. */
  readonly span: { readonly left: number; readonly width: number };
  readonly control: WindowControl;
  readonly series: ShownSeries;
  readonly onOpen: (productId: string) => void;
  /** The element that says how a gadget is opened. */
  readonly hintId: string;
}

/** The chart with its pointer layer, and the overview strip where not all products are in sight. */
export function ChartView({ series, onOpen, hintId, ...view }: ChartViewProps) {
  const { products, width, ticks, span, control } = view;
  const { shown } = control;
  const titles = useMemo(() => products.map((product) => product.product_title), [products]);
  const priceLabels = useMemo(() => ticks.map(formatPrice), [ticks]);
  const style = useMemo(() => titleStyle(span.width / shown.count, titles), [span, shown.count, titles]);
  const frame = useMemo(() => plotFrame(span, style.room), [span, style]);
  const scales = useMemo(() => plotScales(frame, shown, ticks.at(-1) ?? 1), [frame, shown, ticks]);
  const paths = useMemo(() => seriesPaths(products, shown, scales), [products, shown, scales]);
  const labels = useMemo(() => titleLabels(titles, shown, span, style), [titles, shown, span, style]);
  return (
    <>
      <div className={styles['chart']}>
        <ChartPicture
          width={width}
          frame={frame}
          paths={paths}
          series={series}
          priceLabels={priceLabels}
          titles={labels}
          slanted={style.slanted}
        />
        <ChartCursor
          products={products}
          shown={shown}
          frame={frame}
          scales={scales}
          series={series}
          onOpen={onOpen}
          hintId={hintId}
          onFollow={control.follow}
          onZoom={control.zoom}
        />
      </div>
      {shown.count < products.length ? (
        <OverviewStrip products={products} shown={shown} {...span} onMove={control.moveTo} />
      ) : (
        <p className={styles['all']}>{windowWords(shown, products.length)}</p>
      )}
    </>
  );
}
