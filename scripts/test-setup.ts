import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** How many cases each property is tried with; RUNS=100000 tries it for long. */
fc.configureGlobal({ numRuns: Number(process.env['RUNS'] ?? 200) });

// Patience for a slow machine: no test fails by its timing.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

/** A warning or an error in the console fails the test that it happens in, unless the test has taken it over itself. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
  }
});

// Files share a worker, so each test leaves the document, the address and the storage as it found them.
afterEach(async () => {
  if (typeof window !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
  }
  expect(complaints, 'console.error or console.warn was called').toEqual([]);
});
