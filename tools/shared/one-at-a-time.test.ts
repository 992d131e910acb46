import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

let shop = '';

beforeEach(() => {
  shop = mkdtempSync(path.join(tmpdir(), 'shop-'));
});

afterEach(() => rmSync(shop, { recursive: true }));

const module = JSON.stringify(path.join(import.meta.dirname, 'one-at-a-time.ts'));

/** Another process that is at work until its input ends. */
async function worker() {
  const code = `import(${module}).then(({ oneAtATime }) => oneAtATime(${JSON.stringify(shop)}, console.error, async () => {
    console.log('at work');
    for await (const _ of process.stdin);
  }))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('A command waits until another has done its work, and says so', async () => {
  const child = await worker();
  const said: string[] = [];
  const isOver = oneAtATime(
    shop,
    (line) => {
      said.push(line);
      child.stdin.end();
    },
    () => Promise.resolve(child.exitCode),
  );
  await expect(isOver).resolves.toBeDefined();
  const [line] = said;
  expect(line).toContain(`Waiting for process ${child.pid}, which is writing to ${shop}`);
  expect(said).toHaveLength(1);
  expect(readdirSync(shop)).toEqual([]);
});

it('A command that was killed is not waited for, and what it left half written is removed', async () => {
  const child = await worker();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(shop)).toHaveLength(1);
  writeFileSync(path.join(shop, '.Data.json.01234567-89ab-cdef-0123-456789abcdef.tmp'), '[');
  // In a new container, the next command has the same number.
  writeFileSync(path.join(shop, `.${process.pid}-01234567-89ab-cdef-0123-456789abcdef.lock`), '');
  const files = await oneAtATime(shop, expect.unreachable, () => Promise.resolve(readdirSync(shop)));
  expect(files).toEqual([expect.stringMatching(new RegExp(`^\\.${process.pid}-.*\\.lock$`, 'u'))]);
  expect(readdirSync(shop)).toEqual([]);
});

it('Many commands started at once run one after another', async () => {
  let atWork = 0;
  const most = await Promise.all(
    Array.from({ length: 8 }, () =>
      oneAtATime(
        shop,
        () => undefined,
        async () => {
          atWork += 1;
          await new Promise(setImmediate);
          const seen = atWork;
          atWork -= 1;
          return seen;
        },
      ),
    ),
  );
  expect(most).toEqual(Array.from({ length: 8 }, () => 1));
});

it('A command that fails is in nobody’s way', async () => {
  const failing = oneAtATime(shop, expect.unreachable, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(shop)).toEqual([]);
});
