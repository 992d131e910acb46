import { createKeptIds } from './kept-ids';

/** How many products stand side by side at the most. */
export const MOST_COMPARED = 4;

/** The ids of the products that are chosen to be compared, the first chosen first. */
export const comparison = createKeptIds('ultraviolet-comparison', MOST_COMPARED);
