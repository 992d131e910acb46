import { maxIndex, minIndex } from 'd3-array';
import { memo, useMemo } from 'react';
import type { Product } from '../../catalog/product';
import { formatPrice } from '../../lib/format';
import { classNames, printed, unprinted } from '../../ui/classes';
import { noun } from '../../words/words';
import { ChartCursor } from './chart-cursor';
import styles from './chart.module.css';
import {
  AXIS_GAP,
  CHART_HEIGHT,
  labelsWidth,
  NAME_BASELINE,
  OVERVIEW_HEIGHT,
  overviewPath,
  plotFrame,
  plotScales,
  thumbWidth,
  type Frame,
  type Span,
} from './geometry';
import overview from './overview.module.css';
import { drawnSeries, priceFigure, ratingFigure, type ShownSeries } from './series';
import { windowMessage, type ShownWindow } from './shown-window';
import { LINE_HEIGHT, titleLabels, titleStyle, type TitleLabel, type TitleStyle } from './title-labels';

interface Tick {
  label: string;
  y: number;
}

function Grid({ frame, ticks }: { frame: Frame; ticks: readonly Tick[] }) {
  const right = frame.left + frame.width;
  const lines = ticks.map(({ y }) => `M${frame.left},${Math.round(y) + 0.5}H${right}`);
  return <path className={styles.grid} d={lines.join('')} />;
}

interface ValueAxisProps {
  frame: Frame;
  name: string;
  ticks: readonly Tick[];
  side: 'left' | 'right';
}

function ValueAxis({ frame, name, ticks, side }: ValueAxisProps) {
  const [inner, outer] = side === 'left' ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const width = labelsWidth(ticks.map(({ label }) => label));
  const x = side === 'left' ? frame.left - AXIS_GAP : frame.left + frame.width + AXIS_GAP;
  const outerX = side === 'left' ? x - width : x + width;
  return (
    <g>
      <text className={styles.name} x={outerX} y={NAME_BASELINE.top} textAnchor={outer}>
        {name}
      </text>
      {ticks.map(({ label, y }) => (
        <text key={label} x={x} y={y} dy="0.35em" textAnchor={inner}>
          {label}
        </text>
      ))}
    </g>
  );
}

interface TitleAxisProps {
  frame: Frame;
  labels: readonly TitleLabel[];
  style: TitleStyle;
}

/** Titles are HTML: long ones end in an ellipsis, and a tooltip shows them whole. */
function TitleAxis({ frame, labels, style: { slanted, lines } }: TitleAxisProps) {
  const base = frame.top + frame.height;
  const right = frame.left + frame.width;
  return (
    <g>
      <path className={styles.base} d={`M${frame.left},${base + 0.5}H${right}`} />
      {labels.map(({ index, x, title, length }) => (
        <foreignObject
          key={index}
          x={slanted ? -length : -length / 2}
          width={length}
          height={lines * LINE_HEIGHT}
          transform={`translate(${x} ${base + AXIS_GAP})${slanted ? ' rotate(-45)' : ''}`}
        >
          <div className={classNames(styles.title, slanted && styles.slanted)} title={title}>
            {title}
          </div>
        </foreignObject>
      ))}
      <text className={styles.name} x={right} y={NAME_BASELINE.bottom} textAnchor="end">
        Title
      </text>
    </g>
  );
}

interface OverviewProps {
  products: readonly Product[];
  shown: ShownWindow;
  span: Span;
  onMove: (first: number) => void;
}

const Skyline = memo(function Skyline({
  products,
  width,
}: Pick<OverviewProps, 'products'> & { width: number }) {
  return (
    <svg width={width} height={OVERVIEW_HEIGHT} aria-hidden="true">
      <path className={overview.skyline} d={overviewPath(products, width)} />
    </svg>
  );
});

/** The prices of the whole list, with a slider whose thumb covers the products shown unless all are. */
function Overview({ products, shown, span: { left, width }, onMove }: OverviewProps) {
  const total = products.length;
  const message = windowMessage(shown, total);
  if (shown.count === total) return <p className={classNames(printed, styles.all)}>{message}</p>;
  return (
    <div className={overview.overview} style={{ marginInlineStart: left, width }}>
      <div
        className={classNames(unprinted, overview.strip)}
        style={{ width, '--thumb': `${thumbWidth(shown, total, width)}px` }}
      >
        <Skyline products={products} width={width} />
        <input
          type="range"
          className={overview.range}
          aria-label={`Shown ${noun.many}`}
          aria-valuetext={message}
          min={1}
          max={total - shown.count + 1}
          value={shown.first + 1}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber - 1)}
        />
      </div>
      <p className={styles.message} aria-hidden="true">
        {message}
      </p>
    </div>
  );
}

interface ChartPlotProps extends OverviewProps {
  series: ShownSeries;
  /** The chart's width in CSS pixels. */
  width: number;
  /** In dollars. */
  priceTicks: readonly number[];
  /** Empty without ratings. */
  ratingTicks: readonly number[];
  onOpen: (productId: string) => void;
  caption: string;
  summaryId: string;
  hintId: string;
}

/** The chart and under it the overview. */
export function ChartPlot(props: ChartPlotProps) {
  const { products, shown, series, width, span, onMove, onOpen } = props;
  const titles = useMemo(() => products.map((product) => product.product_title), [products]);
  const style = titleStyle(span.width / shown.count);
  const frame = plotFrame(span, style.height);
  const scales = plotScales(frame, shown, props.priceTicks.at(-1) ?? 1, props.ratingTicks);
  const plot = { products, shown, frame, scales };
  const priceAxis = props.priceTicks.map((tick) => ({ label: formatPrice(tick), y: scales.price(tick) }));
  const ratingAxis = props.ratingTicks.map((tick) => ({ label: String(tick), y: scales.rating(tick) }));
  const prices = products.slice(shown.first, shown.first + shown.count).map((product) => product.price);
  const ends = [maxIndex(prices), minIndex(prices)].map((offset) => shown.first + offset);
  const labels = titleLabels(titles, shown, span, style, ends);
  return (
    <>
      <div className={styles.chart}>
        <svg
          className={styles.picture}
          width="100%"
          height={CHART_HEIGHT}
          // The measured width is rounded: with a pixel less of the empty margin, the scale is exactly 1.
          viewBox={`0 0 ${width - 1} ${CHART_HEIGHT}`}
          preserveAspectRatio="xMinYMin"
          role="img"
          aria-label={`${props.caption}, by title`}
          aria-describedby={props.summaryId}
        >
          <Grid frame={frame} ticks={[...priceAxis.slice(1), ...ratingAxis]} />
          <ValueAxis side="left" name={priceFigure.labelWithUnit} ticks={priceAxis} frame={frame} />
          {ratingAxis.length > 0 && (
            <ValueAxis side="right" name={ratingFigure.labelWithUnit} ticks={ratingAxis} frame={frame} />
          )}
          {drawnSeries(series).map(({ name, Marks }) => (
            <Marks key={name} plot={plot} />
          ))}
          <TitleAxis labels={labels} style={style} frame={frame} />
        </svg>
        <ChartCursor plot={plot} series={series} onMove={onMove} onOpen={onOpen} hintId={props.hintId} />
      </div>
      <Overview products={products} shown={shown} span={span} onMove={onMove} />
    </>
  );
}
