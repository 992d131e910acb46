import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

function apt(...args: string[]): boolean {
  return (
    spawnSync(APT, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Debian starts what it installs; the shop wants the program and no server at port 80.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0
  );
}

const findNginx = () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Whether Debian's nginx has been given its module for brotli, and loads it. */
export function hasBrotli(): boolean {
  return existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
}

/** The path of an nginx; where there is none it is installed on Debian as root, and elsewhere undefined. */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found !== undefined && hasBrotli()) return found;
  if (!existsSync(APT) || process.getuid?.() !== 0) return found;
  console.log('No nginx with brotli found: installing Debian’s with apt-get.');
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', ...PACKAGES);
  return findNginx();
}
