/** Where the two contradict each other, `least` wins. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(Math.min(value, most), least);
