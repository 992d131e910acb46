import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs Debian packages. Returns false on other systems, without root, or on failure. */
export function installOnDebian(...packages: readonly string[]): boolean {
  if (!existsSync(APT) || process.getuid?.() !== 0) return false;
  console.log(`Installing with apt-get: ${packages.join(', ')}.`);
  // Run level 1 keeps Debian from starting the servers it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  return steps.every(
    (step) => spawnSync(APT, ['-q', ...step], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0,
  );
}
