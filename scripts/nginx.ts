import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasBrotli } from './ensure-nginx';

const root = path.resolve(import.meta.dirname, '..');

/** How long a server may take to answer for the first time, and between two questions, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 50;

/** A server that runs until it is stopped. */
interface Running {
  /** Where it answers, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
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

/** A text with one directive's value changed; throws where the text has none such. */
function replaceOnce(text: string, found: RegExp, replacement: string): string {
  if (!found.test(text)) throw new Error(`The configuration has no ${found.source}.`);
  return text.replace(found, () => replacement);
}

/** Writes the container's configuration with only places and port changed; the result is the main file. */
function writeConfig(folder: string, out: string, port: number): string {
  const site = readFileSync(path.join(out, 'build/nginx.conf'), 'utf8');
  const listening = replaceOnce(site, /listen \d+;/u, `listen 127.0.0.1:${port};`);
  const placed = replaceOnce(listening, /root \S+;/u, `root ${path.join(out, 'dist')};`);
  writeFileSync(path.join(folder, 'site.conf'), placed);
  const main = readFileSync(path.join(root, 'deploy/nginx-main.conf'), 'utf8').replaceAll(
    '/tmp/',
    `${folder}/`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, replaceOnce(main, /\/etc\/nginx\/conf\.d\/\*\.conf/u, path.join(folder, 'site.conf')));
  if (hasBrotli()) {
    copyFileSync(
      path.join(out, 'build/ultraviolet-brotli.conf'),
      path.join(folder, 'ultraviolet-brotli.conf'),
    );
  }
  return file;
}

async function answers(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin, { method: 'HEAD' })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Starts nginx with the build in a folder, configured as in the container, at a free port of this machine alone. */
export async function startNginx(program: string, out: string): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ultraviolet-nginx-'));
  const port = await freePort();
  const args = ['-c', writeConfig(folder, out, port), '-e', 'stderr'];
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
  return { origin, stop };
}
