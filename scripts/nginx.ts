import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installOnDebian } from './debian';

const root = path.resolve(import.meta.dirname, '..');

const START_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

const findNginx = () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Debian's brotli_static module is enabled. */
export const hasBrotli = () => existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');

/** The path of nginx, installing it if necessary; `undefined` if that fails. */
export function ensureNginx(): string | undefined {
  if (findNginx() === undefined || !hasBrotli()) installOnDebian('nginx', 'libnginx-mod-http-brotli-static');
  return findNginx();
}

interface Options {
  /** Contains the build's dist/ and build/. */
  readonly out: string;
  /** Logs responses. */
  readonly log: boolean;
}

interface Running {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** The responses since the last call. */
  readonly takeLog: () => readonly Sent[];
}

/** One logged response. */
export interface Sent {
  /** Headers and body, as sent. */
  readonly bytes: number;
  readonly address: string;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port.')),
      );
    });
  });
}

type Change = readonly [found: RegExp, replacement: string];

/** The text of a configuration file with values replaced. Throws if a pattern does not match. */
function changed(file: string, changes: readonly Change[]): string {
  let text = readFileSync(file, 'utf8');
  for (const [found, replacement] of changes) {
    if (!found.test(text)) throw new Error(`${file} has no ${found.source}.`);
    text = text.replaceAll(found, () => replacement);
  }
  return text;
}

/** File names in the temporary folder of a running nginx. */
const files = { main: 'nginx.conf', site: 'site.conf', build: 'ultraviolet', log: 'access.log' };

/** Writes the container's configuration with only folders, port and log changed. */
function writeConfig(folder: string, { out, port, log }: Options & { readonly port: number }): void {
  const inFolder = (name: string) => path.join(folder, name);
  const site = changed(path.join(root, 'deploy/nginx-site.conf'), [
    [/listen \d+;/gu, `listen 127.0.0.1:${port};`],
    [/root \S+;/gu, `root ${path.join(out, 'dist')};`],
  ]);
  writeFileSync(inFolder(files.site), site);
  const main = changed(path.join(root, 'deploy/nginx-main.conf'), [
    [/\/tmp\//gu, `${folder}/`],
    [/\/etc\/nginx\/conf\.d\/\*\.conf/gu, inFolder(files.site)],
    ...(log
      ? [
          [
            /access_log off;/gu,
            `log_format sent '$bytes_sent $request_uri'; access_log ${inFolder(files.log)} sent;`,
          ] as const,
        ]
      : []),
  ]);
  writeFileSync(inFolder(files.main), main);
  cpSync(path.join(out, 'build/nginx'), inFolder(files.build), { recursive: true });
  if (!hasBrotli()) rmSync(path.join(inFolder(files.build), 'brotli.conf'));
}

/** Reads and truncates the log. nginx opens it for appending, so it keeps writing at the new end. */
function takeLog(file: string): readonly Sent[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  truncateSync(file);
  return lines.map((line) => {
    const [bytes = '', address = ''] = line.split(' ');
    return { bytes: Number(bytes), address };
  });
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin, { method: 'HEAD' })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Serves a build by nginx, configured as in the container, on a free loopback port. */
export async function startNginx(program: string, options: Options): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ultraviolet-nginx-'));
  const port = await freePort();
  writeConfig(folder, { ...options, port });
  const args = ['-c', path.join(folder, files.main), '-e', 'stderr'];
  // The workers' default user may lack permission to read root's files.
  if (process.getuid?.() === 0) args.push('-g', 'user root;');
  const server = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGQUIT');
    await end;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return { origin, stop, takeLog: () => takeLog(path.join(folder, files.log)) };
}
