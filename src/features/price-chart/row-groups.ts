/** A list in groups of so many, in its order. */
export function inGroups<Item>(items: readonly Item[], size: number): ReadonlyArray<readonly Item[]> {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}
