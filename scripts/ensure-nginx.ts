import { existsSync } from 'node:fs';
import { installOnDebian } from './debian';

const findNginx = () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Whether Debian's nginx has been given its module for brotli, and loads it. */
export function hasBrotli(): boolean {
  return existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
}

/** The path of an nginx; where there is none it is installed on Debian as root, and elsewhere undefined. */
export function ensureNginx(): string | undefined {
  if (findNginx() === undefined || !hasBrotli()) installOnDebian('nginx', 'libnginx-mod-http-brotli-static');
  return findNginx();
}
