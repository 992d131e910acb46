import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

function run(program: string, ...args: string[]): boolean {
  return (
    spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/**
 * Sees to it that the browser tests find a Chromium: Debian's or Playwright's own. Where there is none,
 * it installs one and says so; where that fails, the browser tests say what is missing.
 */
export function ensureChromium(): void {
  if (existsSync(DEBIAN_CHROMIUM)) {
    console.log(`Browser tests use ${DEBIAN_CHROMIUM}.`);
    return;
  }
  if (existsSync(chromium.executablePath())) {
    console.log('Browser tests use Playwright’s own Chromium.');
    return;
  }
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('No Chromium found: installing Debian’s with apt-get.');
    if (run('apt-get', 'update', '-q') && run('apt-get', 'install', '-q', '-y', 'chromium')) return;
  }
  console.log('No Chromium found: installing Playwright’s own.');
  if (!run('npx', 'playwright', 'install', 'chromium')) {
    console.error(
      'No Chromium could be installed. Install one (on Debian: "apt-get install chromium" as root) and run the tests again.',
    );
  }
}
