import { max } from 'd3-array';
import { useMemo, useState } from 'react';
import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import { ViewButton, ZoomButton } from './chart-actions';
import { ChartLegend } from './chart-legend';
import { ChartView } from './chart-view';
import { FIGURES_CAPTION, FiguresTable } from './figures-table';
import { plotSpan } from './plot-frame';
import { priceTicks, RATING_TICKS } from './price-axis';
import styles from './price-chart.module.css';
import { summaryOf } from './summary';
import { useShownWindow } from './use-shown-window';
import { useWidth } from './use-width';

const ZOOM_STEP = 1.5;
const MIDDLE = 0.5;

/**
 * Prices and ratings of all gadgets (specification §2, Statistics): an area and bars for the price in
 * dollars, diamonds for the rating from 0 to 5, over the titles; the same figures as a table a click away.
 */
export function PriceChart({ products }: { readonly products: readonly Product[] }) {
  const [isTable, setIsTable] = useState(false);
  const [width, widthRef] = useWidth();
  const summary = useMemo(() => summaryOf(products), [products]);
  const ticks = useMemo(() => priceTicks(max(products, (product) => product.price) ?? 0), [products]);
  const span = useMemo(
    () => plotSpan(width, ticks.map(formatPrice), RATING_TICKS.map(String)),
    [width, ticks],
  );
  const control = useShownWindow(span.width, products.length);
  const { shown, limits, zoom } = control;
  const canZoom = !isTable && limits.fewest < limits.most;
  return (
    <section className={styles['chart']} aria-label="Prices and ratings">
      <p className={styles['summary']}>{summary}</p>
      <div ref={widthRef} className={styles['card']}>
        <div className={styles['head']}>
          {isTable ? (
            <p className={styles['caption']} aria-hidden="true">
              {FIGURES_CAPTION}
            </p>
          ) : (
            <ChartLegend />
          )}
          <div className={styles['actions']}>
            {canZoom && (
              <>
                <ZoomButton
                  direction="out"
                  isAtEnd={shown.count >= limits.most}
                  onZoom={() => zoom(ZOOM_STEP, MIDDLE)}
                />
                <ZoomButton
                  direction="in"
                  isAtEnd={shown.count <= limits.fewest}
                  onZoom={() => zoom(1 / ZOOM_STEP, MIDDLE)}
                />
              </>
            )}
            <ViewButton isTable={isTable} onToggle={() => setIsTable(!isTable)} />
          </div>
        </div>
        {isTable ? (
          <FiguresTable products={products} />
        ) : (
          <ChartView products={products} width={width} ticks={ticks} span={span} control={control} />
        )}
      </div>
    </section>
  );
}
