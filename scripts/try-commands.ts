import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tries, type Try } from './commands';

const root = path.resolve(import.meta.dirname, '..');

const STACK_TRACE = /^\s+at .+:\d+:\d+\)?$/mu;
const ADDRESS = /http:\/\/localhost:\d+\//u;

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a command until it exits; a server, until it has answered once. */
async function run({ command, serves = false }: Try, folder: string): Promise<Ended> {
  // A process group, so that npm's children are killed with it.
  const child = spawn('npm', command, {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: '0', NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isAnswered = false;
  const watch = (chunk: Buffer) => {
    output += String(chunk);
    const address = ADDRESS.exec(output)?.[0];
    if (!serves || isAnswered || address === undefined) return;
    isAnswered = true;
    void fetch(address)
      .then(async (response) => {
        output += `\n${address} answers ${response.status}.`;
        await response.body?.cancel();
      })
      .finally(() => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'));
  };
  child.stdout.on('data', watch);
  child.stderr.on('data', watch);
  const [status] = await once(child, 'close');
  return { status: typeof status === 'number' ? status : null, output };
}

function faultOf({ serves = false, says }: Try, { status, output }: Ended): string | undefined {
  if (STACK_TRACE.test(output)) return 'ends in a stack trace';
  if (says) return says.test(output) ? undefined : `does not say ${says.source}`;
  if (serves) return output.includes('answers 200.') ? undefined : 'does not answer';
  return status === 0 ? undefined : `ends with ${status}`;
}

/** Tries every command in the README in a fresh clone of HEAD. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ultraviolet-clone-'));
  const clone = path.join(folder, 'ultraviolet');
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  let failed = 0;
  for (const each of [{ command: ['ci'] }, ...tries]) {
    const start = performance.now();
    const ended = await run(each, clone);
    const fault = faultOf(each, ended);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${fault === undefined ? '✓' : '✗'} npm ${each.command.join(' ')} (${seconds} s)`);
    if (fault === undefined) continue;
    failed += 1;
    console.log(`  ${fault}\n${ended.output.slice(-2000)}`);
  }
  rmSync(folder, { recursive: true });
  console.log(`\n${tries.length + 1 - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
