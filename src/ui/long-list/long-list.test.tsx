// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongList } from './long-list';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function paint(): void {
  act(() => {
    vi.advanceTimersToNextFrame();
  });
  act(() => {
    vi.advanceTimersByTime(1);
  });
}

const listOf = (count: number, renderAt: (index: number) => string, isStale = false) => (
  <LongList
    label="Cups"
    className={undefined}
    count={count}
    firstCount={8}
    keyAt={String}
    isStale={isStale}
    renderAt={renderAt}
  />
);
const cup = (index: number) => `Cup ${index + 1}`;
const mug = (index: number) => `Mug ${index + 1}`;
const filled = () => screen.getAllByRole('listitem').filter(({ textContent }) => textContent !== '');

test('new content of a long list grows with each paint, with room for all of it', () => {
  const { rerender } = render(listOf(100, cup));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  paint();
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  rerender(listOf(90, mug));
  expect(screen.getAllByRole('listitem')).toHaveLength(90);
  expect(filled().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 12 }, (_, index) => mug(index)),
  );
  const lengths = Array.from({ length: 8 }, () => {
    paint();
    return filled().length;
  });
  expect(lengths).toEqual([24, 36, 48, 60, 72, 84, 90, 90]);
});

test('new content of a short list is shown at once', () => {
  const { rerender } = render(listOf(60, cup));
  paint();
  rerender(listOf(62, mug));
  expect(filled()).toHaveLength(62);
});

test('a long list that other content will replace grows no more', () => {
  const { rerender } = render(listOf(60, cup));
  paint();
  rerender(listOf(90, mug));
  paint();
  rerender(listOf(90, mug, true));
  paint();
  expect(filled()).toHaveLength(24);
  rerender(listOf(90, mug));
  paint();
  expect(filled()).toHaveLength(36);
});
