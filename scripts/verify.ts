import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildEnv, buildNames, builds } from './builds';
import { ensureChromium } from './ensure-chromium';

const root = path.resolve(import.meta.dirname, '..');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

/** Takes as long as all other checks together. */
const unitTests: Step = { name: 'unit tests', command: ['vitest', 'run', '--reporter=dot'] };

/** Independent of each other, so they run in parallel. */
const checks: readonly Step[] = [
  ...buildNames.map((name) => ({
    name: `build of ${builds[name].shop} at ${builds[name].base}`,
    command: ['tsx', 'scripts/build.ts'] as const,
    env: buildEnv(name),
  })),
  { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings', '0'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'src/pwa/worker'] },
];

/** Need the builds. */
const buildChecks: readonly Step[] = [
  { name: 'size budget', command: ['size-limit', '--config', 'scripts/size-limit.js'] },
  { name: 'nginx', command: ['tsx', 'scripts/verify-nginx.ts'] },
];

/** Need the builds, and every core. */
const browserTests: Step = { name: 'browser tests', command: ['playwright', 'test'] };

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly result: 'passed' | 'failed' | 'skipped';
}

/** Automake's exit code for a skipped test. */
const SKIPPED = 77;

const resultOf = (status: unknown) => (status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'failed');

/** @param live streams the output instead of printing it at the end */
async function run(step: Step, live: boolean): Promise<Outcome> {
  const [program, ...args] = step.command;
  const start = performance.now();
  if (live) console.log(`\n── ${step.name}`);
  const output: Buffer[] = [];
  const child = spawn(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...step.env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  if (!live) console.log(`\n── ${step.name}\n${Buffer.concat(output).toString().trim()}`);
  return { name: step.name, seconds, result: resultOf(status) };
}

/** Runs the steps in parallel lanes. */
async function runAll(steps: readonly Step[], lanes: number): Promise<Outcome[]> {
  const queue = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await run(step, false));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/** Runs every step, even after a failure, and ends with one line: `N passed, N failed`. */
async function main(): Promise<void> {
  ensureChromium();
  const unitTested = run(unitTests, false);
  const outcomes = [
    ...(await runAll(checks, Math.max(1, availableParallelism() - 1))),
    ...(await runAll(buildChecks, 1)),
    await unitTested,
    await run(browserTests, true),
  ];
  console.log('');
  for (const { name, seconds, result } of outcomes)
    console.log(
      `${seconds.toFixed(1).padStart(6)} s  ${name}${result === 'passed' ? '' : `: ${result.toUpperCase()}`}`,
    );
  const count = (wanted: Outcome['result']) => outcomes.filter(({ result }) => result === wanted).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  console.log(`\n${count('passed')} passed, ${count('failed')} failed${skipped}`);
  process.exitCode = count('failed') > 0 ? 1 : 0;
}

await main();
