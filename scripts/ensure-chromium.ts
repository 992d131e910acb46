import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian';

const DEBIAN_PACKAGE = 'chromium-headless-shell';
const DEBIAN_PATH = `/usr/bin/${DEBIAN_PACKAGE}`;

/** Debian's headless Chromium where it is installed; undefined means Playwright's own, which is the same program. */
export const findDebianChromium = (): string | undefined =>
  existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined;

/**
 * Makes sure that the browser tests find a headless Chromium: Debian's, installed here when run as root on
 * Debian, otherwise the one that Playwright downloads. Prints what is missing where neither can be had.
 */
export function ensureChromium(): void {
  if (findDebianChromium() !== undefined || installOnDebian(DEBIAN_PACKAGE)) {
    console.log(`Browser tests use ${DEBIAN_PATH}.`);
    return;
  }
  console.log('Browser tests use Playwright’s own Chromium.');
  const install = ['playwright', 'install', '--only-shell', 'chromium'];
  if (spawnSync('npx', install, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) {
    console.error(
      `No Chromium could be installed. Install one (on Debian: "apt-get install ${DEBIAN_PACKAGE}" as root) and run the tests again.`,
    );
  }
}
