// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, Announcer } from './announcer';

beforeEach(() => {
  // Another file's tests may have announced something.
  announce('');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('an announcement fills a region that was empty, and is forgotten after two seconds', () => {
  render(<Announcer />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => {
    announce('Sorted by name');
  });
  expect(region.textContent).toBe('Sorted by name');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  act(() => {
    announce('Sorted by name');
  });
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  expect(region.textContent).toBe('Sorted by name');
  act(() => {
    vi.advanceTimersByTime(500);
  });
  expect(region.textContent).toBe('');
});
