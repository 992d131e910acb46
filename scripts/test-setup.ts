import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Cases per property test; RUNS=100000 for a long run.
fc.configureGlobal({ numRuns: Number(process.env['RUNS'] ?? 200) });

// So that no test fails because the machine is slow.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

/** `console.error` and `console.warn` fail the test that they happen in, unless it mocks them itself. */
const messages: unknown[][] = [];

beforeEach(() => {
  messages.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      messages.push(args);
    });
  }
});

// Test files share a worker, so each test resets the document, the URL and storage.
afterEach(async () => {
  if (typeof window !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
  }
  expect(messages, 'console.error or console.warn was called').toEqual([]);
});
