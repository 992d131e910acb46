// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseBefore, retryUntilDone } from './catalog';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Longer than all pauses of a test. `runAllTimers` may never end: a catalog that another test left is retried forever. */
const LONG_MS = 600_000;

/** An attempt with these results, and then success. */
function attempts(...results: readonly boolean[]) {
  const rest = [...results];
  return vi.fn(async () => rest.shift() ?? true);
}

describe('retrying', () => {
  it('ends with the first success', async () => {
    for (const [results, times] of [
      [[true], 1],
      [[false, false, true], 3],
    ] as const) {
      const attempt = attempts(...results);
      retryUntilDone(attempt);
      await vi.advanceTimersByTimeAsync(LONG_MS);
      expect(attempt).toHaveBeenCalledTimes(times);
    }
  });

  it('happens at once on request, and when the network returns', async () => {
    const attempt = attempts(false, false, true);
    const retry = retryUntilDone(attempt);
    await vi.advanceTimersByTimeAsync(0);
    retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('never makes two attempts at once, nor one after a success', async () => {
    const attempt = attempts(true);
    const retry = retryUntilDone(attempt);
    retry();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    retry();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

it('The pause doubles from two seconds to a minute, spread by up to half', () => {
  expect([1, 2, 3, 10].map((retry) => pauseBefore(retry, 1))).toEqual([2000, 4000, 8000, 60_000]);
  expect(pauseBefore(1, 0)).toBe(1000);
});
