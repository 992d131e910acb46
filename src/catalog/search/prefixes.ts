/** Binary search: the index of the first word not before `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words with a prefix. */
export function beginningWith(sorted: readonly string[], text: string): string[] {
  const from = lowerBound(sorted, text);
  let to = from;
  while (sorted[to]?.startsWith(text) === true) to += 1;
  return sorted.slice(from, to);
}
