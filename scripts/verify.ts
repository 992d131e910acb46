import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium';
import { countBrowserTests, countUnitTests, type Count } from './test-counts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How many tests the step ran; a step without counts as one. */
  readonly count?: () => Count;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(results, file), 'utf8'));

const compiler = 'node_modules/typescript-7/bin/tsc';

/** What needs nothing of the others, the longest first: as many at a time as there are cores. */
const checks: readonly Step[] = [
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    count: () => countUnitTests(read('unit.json')),
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'build below a folder',
    command: ['tsx', 'scripts/build.ts'],
    env: { BASE_PATH: '/shop/', OUT_DIR: 'build/below' },
  },
  {
    name: 'build of the browser tests',
    command: ['tsx', 'scripts/build.ts'],
    env: { CATALOGUE: 'e2e/fixture/Data.json', OUT_DIR: 'build/fixture' },
  },
  { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'import rules', command: ['depcruise', 'src', 'e2e', 'scripts', 'deploy'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'types', command: ['node', compiler, '-p', 'tsconfig.json'] },
  { name: 'types of the service worker', command: ['node', compiler, '-p', 'src/pwa/worker'] },
];

/** What looks at the builds, one after the other: the browser tests take every core themselves. */
const shopTests: readonly Step[] = [
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

interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

function countOf({ count }: Step, succeeded: boolean): Count {
  const outcome = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  if (!count) return outcome;
  try {
    const counted = count();
    // A runner that fails without a failed test, such as one that never started, is a failure too.
    return succeeded ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs a step; `live` shows its output as it comes, otherwise it is shown whole at the end. */
async function run(step: Step, live: boolean): Promise<Outcome> {
  const [program, ...args] = step.command;
  const start = performance.now();
  if (live) console.log(`\n── ${step.name}`);
  const output: Buffer[] = [];
  const child = spawn(
    program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program),
    args,
    {
      cwd: root,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...step.env },
    },
  );
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  if (!live) console.log(`\n── ${step.name}\n${Buffer.concat(output).toString().trim()}`);
  return { name: step.name, seconds, ...countOf(step, status === 0) };
}

/** Runs what all wait in the queue, so many at a time. */
async function runAll(queue: Step[], lanes: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await run(step, lanes === 1));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/** Runs every step, whether or not the one before succeeded, and ends with one line: `N passed, N failed`. */
async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  ensureChromium();
  const outcomes = [
    ...(await runAll([...checks], availableParallelism())),
    ...(await runAll([...shopTests], 1)),
  ];
  console.log('');
  for (const { name, seconds, failed } of outcomes)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}${failed > 0 ? ': FAILED' : ''}`);
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

await main();
