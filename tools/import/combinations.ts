import { MAX_ROWS } from './merge-rows';

export type Option = readonly [name: string, value: string];

/** Names with the values to choose from. */
export type Choices = ReadonlyArray<readonly [name: string, values: readonly string[]]>;

/**
 * Every combination of the values, for files that list values and not which of them go together. Ends at one more
 * than a product may have, since a damaged file could ask for millions.
 */
export function combinationsOf(choices: Choices): Option[][] {
  let combinations: Option[][] = [[]];
  for (const [name, values] of choices) {
    const longer: Option[][] = [];
    for (const each of combinations)
      for (const value of values.slice(0, MAX_ROWS + 1 - longer.length))
        longer.push([...each, [name, value]]);
    combinations = longer;
  }
  return combinations;
}
