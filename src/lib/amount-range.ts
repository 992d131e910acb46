/** Both ends are inclusive; a missing end is open. */
export interface AmountRange {
  from?: number;
  to?: number;
}

function parseAmount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : undefined;
}

/** Amounts have at most four decimals, as prices do; an end that is not an amount is open. */
export function parseRange(from: string | undefined, to: string | undefined): AmountRange {
  const [low, high] = [parseAmount(from), parseAmount(to)];
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
}

export function isOpen({ from, to }: AmountRange): boolean {
  return from === undefined && to === undefined;
}
