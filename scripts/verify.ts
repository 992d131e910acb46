import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium';
import { countBrowserTests, countUnitTests, type Count } from './test-counts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** How many tests the step ran; a step without counts as one. */
  readonly count?: () => Count;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(results, file), 'utf8'));

/** All that must hold before a change is taken, cheapest first; the browser tests run on the build that precedes them. */
const steps: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'] },
  {
    name: 'types of the service worker',
    command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'src/service-worker'],
  },
  { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings', '0'] },
  { name: 'import rules', command: ['depcruise', 'src', 'e2e', 'scripts', 'deploy', 'studio', 'bench'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    count: () => countUnitTests(read('unit.json')),
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'size budget', command: ['size-limit'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    count: () => countBrowserTests(read('browser.json')),
  },
  {
    name: 'nginx',
    command: ['tsx', 'scripts/verify-nginx.ts'],
    count: () => countBrowserTests(read('nginx.json')),
  },
];

function run({ name, command: [program, ...args], count }: Step): Count {
  console.log(`\n── ${name}`);
  const local = path.join(root, 'node_modules/.bin', program);
  const { status } = spawnSync(program === 'node' ? process.execPath : local, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  const outcome = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, faults: 0 };
  if (!count) return outcome;
  try {
    const counted = count();
    // A runner that fails without a failed test, such as one that never started, is a failure too.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, faults: 0 };
  }
}

/** Runs every step, whatever came of the one before, and ends with one line: `N passed, N failed`. */
function main(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  ensureChromium();
  const failedSteps: string[] = [];
  const total = { passed: 0, failed: 0, skipped: 0, faults: 0 };
  for (const step of steps) {
    const { passed, failed, skipped, faults } = run(step);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.faults += faults;
    if (failed > 0) failedSteps.push(step.name);
  }
  console.log(failedSteps.length === 0 ? '\nAll is well.' : `\nFailed: ${failedSteps.join(', ')}.`);
  console.log(`${total.faults} tests try a fault or bad input.`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
