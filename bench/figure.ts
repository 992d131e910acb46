/** A figure's unit. A share of the screen that shifted has no unit; `yes` is 1 or 0; `times` is beside something else. */
type Unit = 'ms' | 'KB' | 'points' | 'shift' | 'times' | 'yes';

/** A measured figure and its limit. */
export interface Figure {
  /** Name in the table. */
  readonly name: string;
  readonly unit: Unit;
  /** The maximum; for points and `yes`, the minimum. */
  readonly limit: number;
}

/** Formats a value for the table. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
    case 'KB':
      return `${value.toFixed(1)} KB`;
    case 'points':
      return String(Math.round(value));
    case 'shift':
      return value.toFixed(4);
    case 'times':
      return `${value.toFixed(2)} ×`;
    case 'yes':
      return value === 1 ? 'yes' : 'no';
  }
}

/** Formats a limit for the table. */
export function formatLimit({ limit, unit }: Figure): string {
  if (unit === 'yes') return 'yes';
  if (unit === 'ms' || unit === 'KB') return `≤ ${limit} ${unit}`;
  if (unit === 'times') return `≤ ${limit} ×`;
  return `${unit === 'points' ? '≥' : '≤'} ${limit}`;
}

/** Returns true if a value is within its limit. */
export function keepsLimit(value: number, { limit, unit }: Figure): boolean {
  return unit === 'points' || unit === 'yes' ? value >= limit : value <= limit;
}
