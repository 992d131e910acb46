import * as v from 'valibot';

/** How many tests passed, failed, and could not be run. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const browserReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** The counts in Vitest's JSON report; throws on any other input. */
export function countUnitTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = v.parse(unitReport, report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** The counts in Playwright's JSON report; throws on any other input. A flaky test has failed. */
export function countBrowserTests(report: unknown): Count {
  const { stats } = v.parse(browserReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
