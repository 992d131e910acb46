import * as v from 'valibot';

/** How many checks of a step passed, failed, and could not be made. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How many of those that passed try a fault or bad input. */
  readonly faults: number;
}

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

const specSchema = v.object({ ok: v.boolean(), tags: v.array(v.string()) });

interface Suite {
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const browserReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  suites: v.array(suiteSchema),
});

function faultSpecs({ specs, suites = [] }: Suite): number {
  const own = specs.filter(({ ok, tags }) => ok && tags.includes('fault')).length;
  return suites.reduce((sum, suite) => sum + faultSpecs(suite), own);
}

/** The counts in Vitest's JSON report; throws on any other input. Files named `*.faults.test.ts` hold faults. */
export function countUnitTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = v.parse(unitReport, report);
  const faults = testResults
    .filter(({ name }) => name.includes('.faults.test.'))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, faults };
}

/** The counts in Playwright's JSON report; throws on any other input. A flaky test has failed; the tag `@fault` marks faults. */
export function countBrowserTests(report: unknown): Count {
  const { stats, suites } = v.parse(browserReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    faults: suites.reduce((sum, suite) => sum + faultSpecs(suite), 0),
  };
}
