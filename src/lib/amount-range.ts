/** A range of amounts, both ends included; a missing end is open. */
export interface AmountRange {
  from?: number;
  to?: number;
}

function parseAmount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}(?:\.\d{1,2})?$/u.test(text) ? Number(text) : undefined;
}

/** The range that two texts name, in whole units or with hundredths; an end that is no amount is open. */
export function parseRange(from: string | undefined, to: string | undefined): AmountRange {
  const [low, high] = [parseAmount(from), parseAmount(to)];
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
}

/** Whether an amount lies in a range. */
export function isInRange(amount: number, { from, to }: AmountRange): boolean {
  return (from === undefined || amount >= from) && (to === undefined || amount <= to);
}

/** Whether a range leaves nothing out. */
export function isOpen({ from, to }: AmountRange): boolean {
  return from === undefined && to === undefined;
}
