// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFleeting, usePainted } from './timing';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const paint = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });
const goOn = () =>
  act(() => {
    vi.advanceTimersByTime(1);
  });

test('turns true after the first frame', () => {
  const { result } = renderHook(() => usePainted());
  expect(result.current).toBe(false);
  paint();
  expect(result.current).toBe(false);
  goOn();
  expect(result.current).toBe(true);
});

test('waits for something to paint', () => {
  const { result, rerender } = renderHook(({ isThere }) => usePainted(isThere), {
    initialProps: { isThere: false },
  });
  paint();
  goOn();
  expect(result.current).toBe(false);
  rerender({ isThere: true });
  expect(result.current).toBe(false);
  paint();
  goOn();
  expect(result.current).toBe(true);
});

test('keeps a changed text for two seconds, and none before', () => {
  const { result, rerender } = renderHook(({ text }) => useFleeting(text), { initialProps: { text: 'one' } });
  expect(result.current).toBe('');
  for (const text of ['two', 'one']) {
    rerender({ text });
    expect(result.current).toBe(text);
  }
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(result.current).toBe('');
});
