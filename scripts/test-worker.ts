import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, vi } from 'vitest';
import { workerFile } from '../src/pwa/constants';
import { buildWorker } from './build-worker';
import { runWorker } from './worker-world';

export const SCOPE = 'https://shop.example/shop/';

/** The only code of the build that the worker is made for. */
export const script = 'assets/shop-1.js';

async function build(): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await mkdir(path.join(dist, 'assets'));
  for (const file of ['index.html', '404.html', script]) await writeFile(path.join(dist, file), file);
  // As it ships: Vitest's own value brings Workbox's messages for developers.
  vi.stubEnv('NODE_ENV', 'production');
  await buildWorker(dist, true);
  vi.unstubAllEnvs();
  const code = await readFile(path.join(dist, workerFile), 'utf8');
  await rm(dist, { recursive: true });
  return code;
}

/** Builds the service worker of a small shop for the tests of a file. */
export function builtWorker() {
  let code = '';
  beforeAll(async () => {
    code = await build();
    // A busy machine takes its time to bundle.
  }, 60_000);

  /** Starts it; `network` has what each address answers. */
  function startWorker() {
    const network = new Map<string, () => Response>();
    const worker = runWorker(code, SCOPE, async (url) => {
      const answer = network.get(url.replace(SCOPE, ''));
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    });
    return { ...worker, network };
  }
  return { startWorker };
}

export type TestedWorker = ReturnType<ReturnType<typeof builtWorker>['startWorker']>;

export const textOf = async (response: Promise<Response | undefined> | undefined) => (await response)?.text();

export const loginPage = () => new Response('<form>', { headers: { 'Content-Type': 'text/html' } });

/** Asks for the catalog, and waits until it is kept. */
export async function askForCatalog({ ask }: TestedWorker): Promise<string | undefined> {
  const event = ask('Data.json');
  const text = await textOf(event.answer);
  await event.settle();
  return text;
}
