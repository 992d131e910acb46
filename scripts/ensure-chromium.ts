import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian';

const DEBIAN_PACKAGE = 'chromium-headless-shell';
const DEBIAN_PATH = `/usr/bin/${DEBIAN_PACKAGE}`;

/** The path of Debian's headless Chromium, or `undefined` to use Playwright's. */
export const findDebianChromium = (): string | undefined =>
  existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined;

/** Installs a headless Chromium if there is none: Debian's if possible, otherwise Playwright's. */
export function ensureChromium(): void {
  if (findDebianChromium() !== undefined || installOnDebian(DEBIAN_PACKAGE)) return;
  const install = ['playwright', 'install', '--only-shell', 'chromium'];
  if (spawnSync('npx', install, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    console.error(`Chromium could not be installed. On Debian, as root: apt-get install ${DEBIAN_PACKAGE}`);
}
