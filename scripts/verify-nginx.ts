import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builds } from './builds';
import { ensureNginx, hasBrotli, startNginx } from './nginx';

const root = path.resolve(import.meta.dirname, '..');

/** The exit code by which verify.ts sees that a step could not run. */
const SKIPPED = 77;

/** Runs the tests; returns their exit code. */
function runTests(env: Readonly<Record<string, string>>): number {
  const file = path.join(root, 'node_modules/.bin/playwright');
  const { status } = spawnSync(file, ['test', '--config', 'playwright.nginx.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/**
 * Serves the build by nginx as deploy/ sets it up, at the root and below a folder, and runs the smoke part
 * of the browser tests on it; without an nginx they are skipped.
 */
async function main(): Promise<number> {
  const nginx = ensureNginx();
  if (nginx === undefined) {
    console.log('There is no nginx and none can be installed: its tests are skipped.');
    return SKIPPED;
  }
  const atRoot = await startNginx(nginx, { out: path.join(root, builds.fixture.out), log: false });
  try {
    const inFolder = await startNginx(nginx, { out: path.join(root, builds.below.out), log: false });
    try {
      return runTests({
        SHOP_AT_ROOT: `${atRoot.origin}/`,
        SHOP_IN_FOLDER: `${inFolder.origin}${builds.below.base}`,
        ...(hasBrotli() ? {} : { SERVER_LACKS_BROTLI: 'yes' }),
      });
    } finally {
      await inFolder.stop();
    }
  } finally {
    await atRoot.stop();
  }
}

process.exitCode = await main();
