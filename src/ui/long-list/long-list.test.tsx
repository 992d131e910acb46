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

const listOf = (count: number, name: string) => (
  <LongList
    label="Cups"
    className={undefined}
    count={count}
    firstCount={8}
    keyAt={String}
    renderAt={(index) => `${name} ${index + 1}`}
  />
);
const filled = () => screen.getAllByRole('listitem').filter(({ textContent }) => textContent !== '');

test('new content of a long list is shown from its start, with room for all of it', () => {
  const { rerender } = render(listOf(100, 'Cup'));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  paint();
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  rerender(listOf(90, 'Mug'));
  expect(screen.getAllByRole('listitem')).toHaveLength(90);
  expect(filled().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Mug ${index + 1}`),
  );
  paint();
  expect(filled()).toHaveLength(90);
});

test('new content of a short list is shown at once', () => {
  const { rerender } = render(listOf(60, 'Cup'));
  paint();
  rerender(listOf(62, 'Mug'));
  expect(filled()).toHaveLength(62);
});
