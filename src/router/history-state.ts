import * as v from 'valibot';

const schema = v.fallback(
  v.object({
    /** The product on /details, so that Back and Forward show each entry's own. */
    productId: v.exactOptional(v.string()),
    /** The shop opened the overlay of this entry: closing it goes back. */
    openedHere: v.exactOptional(v.boolean()),
    /** Typing made this entry: more typing replaces it. */
    typed: v.exactOptional(v.boolean()),
  }),
  {},
);

/** Kept with each history entry, beside its address. */
export type HistoryState = v.InferOutput<typeof schema>;

/** @param state may come from an older version of the shop */
export const parseHistoryState = (state: unknown): HistoryState => v.parse(schema, state);

export const isSameState = (a: HistoryState, b: HistoryState): boolean =>
  a.productId === b.productId && a.openedHere === b.openedHere && a.typed === b.typed;
