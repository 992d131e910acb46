import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

function apt(...args: string[]): boolean {
  return (
    spawnSync(APT, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Debian starts what it installs; wanted is the program and no server at port 80.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0
  );
}

/** Installs Debian's packages where that can be done, which is as root on Debian, and tells whether it was. */
export function installOnDebian(...packages: readonly string[]): boolean {
  if (!existsSync(APT) || process.getuid?.() !== 0) return false;
  console.log(`Installing with apt-get: ${packages.join(', ')}.`);
  return apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', ...packages);
}
