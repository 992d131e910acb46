import { useMemo, type Ref } from 'react';
import type { Product } from '../../catalogue/product';
import { formatPrice } from '../../lib/money';
import { ChartCursor } from './chart-cursor';
import styles from './chart.module.css';
import {
  AXIS_GAP,
  CHART_HEIGHT,
  labelsWidth,
  NAME_BASELINE,
  plotFrame,
  plotScales,
  RATING_TICKS,
  type Frame,
  type Span,
} from './geometry';
import { drawnSeries, price, rating, type ShownSeries } from './series';
import type { ShownWindow } from './shown-window';
import { LINE_HEIGHT, titleLabels, titleStyle, type TitleLabel } from './title-labels';

/** The y of each step of the axes. */
function stepHeights({ top, height }: Frame): readonly number[] {
  return RATING_TICKS.map((tick) => top + height * (1 - tick / (RATING_TICKS.length - 1)));
}

function Grid({ frame }: { frame: Frame }) {
  const right = frame.left + frame.width;
  const lines = stepHeights(frame).map((y) => `M${frame.left},${Math.round(y) + 0.5}H${right}`);
  return <path className={styles.grid} d={lines.slice(1).join('')} />;
}

interface ValueAxisProps {
  frame: Frame;
  name: string;
  labels: readonly string[];
  side: 'left' | 'right';
}

function ValueAxis({ frame, name, labels, side }: ValueAxisProps) {
  const [inner, outer] = side === 'left' ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const width = labelsWidth(labels);
  const x = side === 'left' ? frame.left - AXIS_GAP : frame.left + frame.width + AXIS_GAP;
  const outerX = side === 'left' ? x - width : x + width;
  const heights = stepHeights(frame);
  return (
    <g>
      <text className={styles.name} x={outerX} y={NAME_BASELINE.top} textAnchor={outer}>
        {name}
      </text>
      {labels.map((label, step) => (
        <text key={label} className={styles.value} x={x} y={heights[step]} dy="0.35em" textAnchor={inner}>
          {label}
        </text>
      ))}
    </g>
  );
}

interface TitleAxisProps {
  frame: Frame;
  labels: readonly TitleLabel[];
  slanted: boolean;
}

/** A title that had to be cut is read whole by pointing at it. */
function TitleAxis({ frame, labels, slanted }: TitleAxisProps) {
  const base = frame.top + frame.height;
  const right = frame.left + frame.width;
  const y = base + AXIS_GAP + (slanted ? 2 : LINE_HEIGHT - 5);
  return (
    <g>
      <path className={styles.base} d={`M${frame.left},${base + 0.5}H${right}`} />
      {labels.map(({ index, x, title, lines }) => (
        <text
          key={index}
          className={styles.title}
          textAnchor={slanted ? 'end' : 'middle'}
          transform={slanted ? `translate(${x + 4} ${y}) rotate(-45)` : `translate(${x} ${y})`}
        >
          {lines.join(' ') !== title && <title>{title}</title>}
          {slanted
            ? lines
            : lines.map((line, row) => (
                <tspan key={row} x={0} y={row * LINE_HEIGHT}>
                  {line}
                </tspan>
              ))}
        </text>
      ))}
      <text className={styles.name} x={right} y={NAME_BASELINE.bottom} textAnchor="end">
        Title
      </text>
    </g>
  );
}

interface ChartPlotProps {
  products: readonly Product[];
  shown: ShownWindow;
  series: ShownSeries;
  /** The chart's width in CSS pixels, and the part of it that the plot has. */
  width: number;
  span: Span;
  /** The ticks of the price axis in dollars. */
  ticks: readonly number[];
  pictureRef: Ref<SVGSVGElement>;
  onMove: (first: number) => void;
  onOpen: (productId: string) => void;
  hintId: string;
}

/** The chart: grid, axes, one component for each series, and the cursor over them. */
export function ChartPlot({
  products,
  shown,
  series,
  width,
  span,
  ticks,
  pictureRef,
  ...cursor
}: ChartPlotProps) {
  const titles = useMemo(() => products.map((product) => product.product_title), [products]);
  const step = span.width / shown.count;
  const style = useMemo(() => titleStyle(step, titles), [step, titles]);
  const frame = plotFrame(span, style.height);
  const plot = { products, shown, frame, scales: plotScales(frame, shown, ticks.at(-1) ?? 1) };
  const labels = titleLabels(titles, shown, span, style);
  return (
    <div className={styles.chart}>
      <svg
        ref={pictureRef}
        className={styles.picture}
        width="100%"
        height={CHART_HEIGHT}
        // The measured width is rounded: a pixel less of the empty margin, and the screen's scale is exactly 1.
        viewBox={`0 0 ${width - 1} ${CHART_HEIGHT}`}
        preserveAspectRatio="xMinYMin"
        role="img"
        aria-label="Price and rating of each gadget, by title"
      >
        <Grid frame={frame} />
        <ValueAxis side="left" name={price.labelWithUnit} labels={ticks.map(formatPrice)} frame={frame} />
        <ValueAxis side="right" name={rating.labelWithUnit} labels={RATING_TICKS.map(String)} frame={frame} />
        {drawnSeries(series).map(({ name, Marks }) => (
          <Marks key={name} plot={plot} />
        ))}
        <TitleAxis labels={labels} slanted={style.slanted} frame={frame} />
      </svg>
      <ChartCursor {...cursor} plot={plot} series={series} />
    </div>
  );
}
