import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builds } from './builds';
import { ensureNginx, hasBrotli, startNginx } from './nginx';

const root = path.resolve(import.meta.dirname, '..');

/** Tells verify.ts that the step could not run. */
const SKIPPED = 77;

/** Returns the exit code. */
function runTests(env: Readonly<Record<string, string>>): number {
  const file = path.join(root, 'node_modules/.bin/playwright');
  const { status } = spawnSync(file, ['test', '--config', 'e2e/nginx.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/**
 * Runs the smoke tests against nginx, configured as in deploy/, at the root, below a folder, and an order. Skipped if nginx
 * cannot be installed.
 */
async function main(): Promise<number> {
  const nginx = ensureNginx();
  if (nginx === undefined) {
    console.log('nginx is missing and cannot be installed: its tests are skipped.');
    return SKIPPED;
  }
  const running: Array<Awaited<ReturnType<typeof startNginx>>> = [];
  const serve = async ({ out, base }: { out: string; base: string }) => {
    const server = await startNginx(nginx, { out: path.join(root, out), log: false });
    running.push(server);
    return server.origin + base;
  };
  try {
    return runTests({
      SHOP_AT_ROOT: await serve(builds.fixture),
      SHOP_IN_FOLDER: await serve(builds.below),
      SHOP_WITH_ORDERS: await serve(builds.guitars),
      ...(hasBrotli() ? {} : { SERVER_LACKS_BROTLI: 'yes' }),
    });
  } finally {
    for (const server of running) await server.stop();
  }
}

process.exitCode = await main();
