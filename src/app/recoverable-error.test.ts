import { afterEach, expect, test, vi } from 'vitest';
import { reportRecoverable } from './recoverable-error';

afterEach(() => {
  vi.unstubAllGlobals();
});

function reported(error: unknown): boolean {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  reportRecoverable(error);
  return report.mock.calls.length > 0;
}

test('a transition that the browser skipped is no error', () => {
  expect(reported(new DOMException('Viewport size changed', 'InvalidStateError'))).toBe(false);
  const cause = new DOMException('Old view transition aborted by new view transition.', 'AbortError');
  expect(reported(new Error('A ViewTransition was aborted early.', { cause }))).toBe(false);
});

test('anything else is reported', () => {
  expect(reported(new Error('Hydration failed'))).toBe(true);
  expect(reported(new DOMException('No room', 'QuotaExceededError'))).toBe(true);
  expect(reported('a text')).toBe(true);
});
