import { memo, useId } from 'react';
import { Grid, TitleAxis, ValueAxis } from './chart-axes';
import styles from './chart-picture.module.css';
import { CHART_HEIGHT, type Frame } from './plot-frame';
import { RATING_TICKS } from './price-axis';
import type { ShownSeries } from './series';
import type { SeriesPaths } from './series-paths';
import type { TitleLabel } from './title-labels';

const RATING_LABELS = RATING_TICKS.map(String);

interface SeriesProps {
  readonly paths: SeriesPaths;
  readonly series: ShownSeries;
  readonly frame: Frame;
}

const Series = memo(function Series({ paths, series, frame }: SeriesProps) {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles['shadeTop']} />
          <stop offset="1" className={styles['shadeEnd']} />
        </linearGradient>
        <clipPath id={`${id}plot`}>
          <rect x={frame.left} y={frame.top - 2} width={frame.width} height={frame.height + 2} />
        </clipPath>
      </defs>
      {series.has('area') && (
        <path
          className={styles['area']}
          d={paths.area}
          fill={`url(#${id}shade)`}
          clipPath={`url(#${id}plot)`}
        />
      )}
      {series.has('bars') && <path className={styles['bars']} d={paths.bars} />}
      {series.has('bars') && paths.gaps !== '' && <path className={styles['gaps']} d={paths.gaps} />}
      {series.has('dots') && <path className={styles['dots']} d={paths.dots} />}
    </>
  );
});

interface ChartPictureProps extends SeriesProps {
  /** The width that all is drawn for, in CSS pixels; paper, which has another, scales it. */
  readonly width: number;
  readonly priceLabels: readonly string[];
  readonly titles: readonly TitleLabel[];
  readonly slanted: boolean;
}

/** The chart itself, 400 CSS pixels high: grid, axes and one path for each series. It knows nothing of the pointer. */
export const ChartPicture = memo(function ChartPicture({
  width,
  frame,
  paths,
  series,
  priceLabels,
  titles,
  slanted,
}: ChartPictureProps) {
  return (
    <svg
      className={styles['picture']}
      width="100%"
      height={CHART_HEIGHT}
      // The measured width is rounded: a pixel less of the empty margin, and the screen's scale is exactly 1.
      viewBox={`0 0 ${width - 1} ${CHART_HEIGHT}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label="Price and rating of each gadget, by title"
    >
      <Grid frame={frame} />
      <ValueAxis side="left" name="Price ($)" labels={priceLabels} frame={frame} />
      <ValueAxis side="right" name="Rating (0–5)" labels={RATING_LABELS} frame={frame} />
      <Series paths={paths} series={series} frame={frame} />
      <TitleAxis labels={titles} slanted={slanted} frame={frame} />
    </svg>
  );
});
