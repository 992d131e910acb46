import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installOnDebian } from './debian';

const root = path.resolve(import.meta.dirname, '..');

/** How long a server may take to answer for the first time, and between two questions, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 50;

const findNginx = () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/** Whether Debian's nginx has its module for brotli, and loads it. */
export const hasBrotli = () => existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');

/** The path of nginx, installed where that can be done and it is missing. */
export function ensureNginx(): string | undefined {
  if (findNginx() === undefined || !hasBrotli()) installOnDebian('nginx', 'libnginx-mod-http-brotli-static');
  return findNginx();
}

interface Options {
  /** The folder that the build's dist/ and build/ stand in. */
  readonly out: string;
  /** Whether to keep a log of what is sent. */
  readonly log: boolean;
}

/** A server that runs until it is stopped. */
interface Running {
  /** Where it answers, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** What it has sent since it was asked last. */
  readonly takeLog: () => readonly Sent[];
}

/** One answer. */
export interface Sent {
  /** Its head and body as they left the server, in bytes. */
  readonly bytes: number;
  readonly address: string;
}

/** A port of this machine that nobody listens at. */
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

/** A configuration with some of its values changed; throws where it has one of them not. */
function changed(file: string, changes: readonly Change[]): string {
  let text = readFileSync(file, 'utf8');
  for (const [found, replacement] of changes) {
    if (!found.test(text)) throw new Error(`${file} has no ${found.source}.`);
    text = text.replaceAll(found, () => replacement);
  }
  return text;
}

/** What the folder of a running nginx holds. */
const files = { main: 'nginx.conf', site: 'site.conf', build: 'ultraviolet', log: 'access.log' };

/** Writes the container's configuration with nothing but folders, port and log changed. */
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

/** Takes what the log holds and empties it; nginx appends, so the next line begins it anew. */
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

/** Starts nginx with a build, configured as in the container, at a free port of this machine alone. */
export async function startNginx(program: string, options: Options): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ultraviolet-nginx-'));
  const port = await freePort();
  writeConfig(folder, { ...options, port });
  const args = ['-c', path.join(folder, files.main), '-e', 'stderr'];
  // Root's own files may be closed to the user that nginx would else work as.
  if (process.getuid?.() === 0) args.push('-g', 'user root;');
  const server = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const end = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGQUIT');
    await end;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return { origin, stop, takeLog: () => takeLog(path.join(folder, files.log)) };
}
