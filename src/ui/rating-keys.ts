/** How many stars, and how large each is in CSS pixels (specification §9). */
export const STAR_COUNT = 5;
export const STAR_SIZE = 30;

/** The rating that a key leads to from `value`, within 0 and 5, or `undefined` for a key that means nothing here. */
export function ratingByKey(key: string, value: number): number | undefined {
  if (/^[1-5]$/u.test(key)) return Number(key);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(value + 0.5, STAR_COUNT);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(value - 0.5, 0);
    case 'Home':
      return 0;
    case 'End':
      return STAR_COUNT;
    default:
      return undefined;
  }
}

/** The rating at a distance from the first star's left edge, in CSS pixels: every started half star counts. */
export function ratingAt(distance: number): number {
  const halves = Math.ceil(distance / (STAR_SIZE / 2));
  return Math.min(Math.max(halves, 1), STAR_COUNT * 2) / 2;
}
