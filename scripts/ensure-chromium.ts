import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian';

const DEBIAN_PACKAGE = 'chromium-headless-shell';
const DEBIAN_PATH = `/usr/bin/${DEBIAN_PACKAGE}`;

/** Debian's headless Chromium where it is installed; undefined means Playwright's own, which is the same program. */
export const findDebianChromium = (): string | undefined =>
  existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined;

/** Installs a headless Chromium for the browser tests where there is none: Debian's, otherwise Playwright's. */
export function ensureChromium(): void {
  if (findDebianChromium() !== undefined || installOnDebian(DEBIAN_PACKAGE)) return;
  const install = ['playwright', 'install', '--only-shell', 'chromium'];
  if (spawnSync('npx', install, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    console.error(`Chromium could not be installed. On Debian, as root: apt-get install ${DEBIAN_PACKAGE}`);
}
