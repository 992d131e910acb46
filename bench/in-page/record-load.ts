/** A page load's figures so far; times in milliseconds since navigation began. */
export interface LoadRecord {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** Cumulative Layout Shift: the worst session window. */
  shift: number;
  /** Long tasks (50 ms or more). */
  readonly longTasks: Array<{ readonly start: number; readonly duration: number }>;
}

/** Fields of Chromium's entries that TypeScript's library lacks. */
declare global {
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** A session window of layout shifts ends after this gap, and at this length, in milliseconds. */
const SHIFT_PAUSE = 1000;
const SHIFT_WINDOW = 5000;

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
}

/** Records paints, shifts and long tasks. */
export function recordLoad(): LoadRecord {
  const record: LoadRecord = { firstPaint: undefined, largestPaint: undefined, shift: 0, longTasks: [] };
  const shifts = { start: 0, end: 0, sum: 0 };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    record.largestPaint = startTime;
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - shifts.end > SHIFT_PAUSE || startTime - shifts.start > SHIFT_WINDOW) {
      shifts.start = startTime;
      shifts.sum = 0;
    }
    shifts.end = startTime;
    shifts.sum += value;
    record.shift = Math.max(record.shift, shifts.sum);
  });
  observe('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }));
  return record;
}
