/** The chart's three series (specification §2, Statistics), in the order of the legend. */
export const series = [
  { name: 'area', label: 'Price (area)' },
  { name: 'bars', label: 'Price (bars)' },
  { name: 'dots', label: 'Rating (diamonds)' },
] as const;

export type SeriesName = (typeof series)[number]['name'];

/** The series that are drawn: all of them, until the shopper hides one. */
export type ShownSeries = ReadonlySet<SeriesName>;
export const ALL_SERIES: ShownSeries = new Set(series.map(({ name }) => name));

/** The series with one hidden or shown again. The last one stays, for a chart of nothing tells nothing. */
export function toggleSeries(shown: ShownSeries, name: SeriesName): ShownSeries {
  const next = new Set(shown);
  if (!next.delete(name)) next.add(name);
  return next.size === 0 ? shown : next;
}
