/** A quantile (0 to 1), with linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('There is no quantile of no values.');
  return below + (above - below) * (place - Math.floor(place));
}

/** The median. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
