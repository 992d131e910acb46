// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLoading, pauseBefore } from './keep-loading';
import type { LoadResult } from './load-catalogue';

const failed: LoadResult = { ok: false, failure: 'refused' };
const loaded: LoadResult = { ok: true, products: [], problems: [] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A loader that gives these results, one an attempt. */
function loader(...results: readonly LoadResult[]) {
  const rest = [...results];
  return vi.fn(async () => rest.shift() ?? loaded);
}

describe('keepLoading', () => {
  it('loads once where that succeeds', async () => {
    const load = loader(loaded);
    const onResult = vi.fn();
    keepLoading(onResult, load);
    await vi.runAllTimersAsync();
    expect(onResult.mock.calls).toEqual([[loaded]]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after each failure until it succeeds', async () => {
    const onResult = vi.fn();
    keepLoading(onResult, loader(failed, failed, loaded));
    await vi.runAllTimersAsync();
    expect(onResult.mock.calls).toEqual([[failed], [failed], [loaded]]);
  });

  it('tries at once when asked, and when the network returns', async () => {
    const load = loader(failed, failed, loaded);
    const { retry } = keepLoading(() => undefined, load);
    await vi.advanceTimersByTimeAsync(0);
    retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('never runs two attempts at once, nor one after it has succeeded', async () => {
    const load = loader(loaded);
    const { retry } = keepLoading(() => undefined, load);
    retry();
    await vi.runAllTimersAsync();
    retry();
    window.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('pauseBefore', () => {
  it('doubles from two seconds to a minute, spread by up to half', () => {
    expect([1, 2, 3, 10].map((attempt) => pauseBefore(attempt, 1))).toEqual([2000, 4000, 8000, 60_000]);
    expect(pauseBefore(1, 0)).toBe(1000);
  });
});
