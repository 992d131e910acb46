/** Ratings go from 0 to 5; the price axis has as many steps, so that one grid serves both. */
export const RATING_TICKS = [0, 1, 2, 3, 4, 5] as const;
export const MAX_RATING = 5;

const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** The ticks of the price axis, in dollars: six from 0, in round steps of whole cents, up to the highest price or more. */
export function priceTicks(highestPrice: number): readonly number[] {
  const leastStep = Math.max((highestPrice * 100) / MAX_RATING, 1);
  const magnitude = 10 ** Math.floor(Math.log10(leastStep));
  const round = ROUND_STEPS.find((step) => step * magnitude >= leastStep - 1e-6) ?? 10;
  const cents = Math.ceil(round * magnitude);
  return RATING_TICKS.map((tick) => (tick * cents) / 100);
}
