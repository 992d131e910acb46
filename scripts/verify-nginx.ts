import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureNginx, hasBrotli } from './ensure-nginx';
import { startNginx } from './nginx';

const root = path.resolve(import.meta.dirname, '..');
/** The second build that verify.ts makes, for a shop that lives in a folder. */
const BASE = '/shop/';
const below = path.join(root, 'build/below');

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>): boolean {
  const file = path.join(root, 'node_modules/.bin', program);
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const smoke = ['test', '--config', 'playwright.nginx.config.ts'];

/**
 * Serves the build by nginx as deploy/ sets it up, at the root and below a folder, and runs the smoke part
 * of the browser tests on it. Without an nginx these tests are listed, and so count as skipped.
 */
async function main(): Promise<boolean> {
  const nginx = ensureNginx();
  if (nginx === undefined) {
    console.log('There is no nginx and none can be installed: its tests are skipped.');
    return run('playwright', [...smoke, '--list'], {});
  }
  const atRoot = await startNginx(nginx, { out: root, log: false });
  try {
    const inFolder = await startNginx(nginx, { out: below, log: false });
    try {
      return run('playwright', smoke, {
        SHOP_AT_ROOT: `${atRoot.origin}/`,
        SHOP_IN_FOLDER: `${inFolder.origin}${BASE}`,
        ...(hasBrotli() ? {} : { SERVER_LACKS_BROTLI: 'yes' }),
      });
    } finally {
      await inFolder.stop();
    }
  } finally {
    await atRoot.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
