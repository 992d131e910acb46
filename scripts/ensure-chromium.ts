import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_PACKAGE = 'chromium-headless-shell';
const DEBIAN_PATH = `/usr/bin/${DEBIAN_PACKAGE}`;

/** Debian's headless Chromium where it is installed; undefined means Playwright's own, which is the same program. */
export const findDebianChromium = (): string | undefined =>
  existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined;

function run(program: string, ...args: string[]): boolean {
  return (
    spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

function installDebianChromium(): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log('Installing Debian’s headless Chromium with apt-get.');
  return run('apt-get', 'update', '-q') && run('apt-get', 'install', '-q', '-y', DEBIAN_PACKAGE);
}

/**
 * Makes sure that the browser tests find a headless Chromium: Debian's, installed here when run as root on
 * Debian, otherwise the one that Playwright downloads. Prints what is missing where neither can be had.
 */
export function ensureChromium(): void {
  if (findDebianChromium() !== undefined || installDebianChromium()) {
    console.log(`Browser tests use ${DEBIAN_PATH}.`);
    return;
  }
  console.log('Browser tests use Playwright’s own Chromium.');
  if (!run('npx', 'playwright', 'install', '--only-shell', 'chromium')) {
    console.error(
      `No Chromium could be installed. Install one (on Debian: "apt-get install ${DEBIAN_PACKAGE}" as root) and run the tests again.`,
    );
  }
}
