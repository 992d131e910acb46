import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from './catalogs/product';
import { fingerprint } from './fingerprint';

const root = path.resolve(import.meta.dirname, '..');

/** The production build of the shop with some catalog, served. */
export interface Shop {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  readonly products: readonly Product[];
}

function startScript(name: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', path.join('scripts', name)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Builds the shop with a catalog into build/bench/, unless a build of the same sources exists. */
async function buildShop(name: string, products: readonly Product[]): Promise<string> {
  const folder = path.join(root, 'build/bench', name);
  const owner = path.join(folder, 'shop');
  const catalog = path.join(owner, 'Data.json');
  const mark = path.join(folder, 'fingerprint');
  await cp(path.join(root, 'examples/ultraviolet'), owner, { recursive: true });
  await writeFile(catalog, JSON.stringify(products));
  const wanted = await fingerprint(catalog);
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return folder;
  console.log(`Building the shop with ${products.length} products…`);
  const script = startScript('build.ts', { SHOP: owner, OUT_DIR: folder, BASE_PATH: '/' });
  const [status] = await once(script, 'exit');
  if (status !== 0) throw new Error(`The shop with ${products.length} products could not be built.`);
  await writeFile(mark, wanted);
  return folder;
}

/** Resolves once a server listens. */
async function listening(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('A shop could not be served: is its port taken?')));
    server.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('is open at')) resolve();
    });
  });
}

/** The shops under test, built and served on first use. */
export class Shops {
  readonly #servers: ChildProcess[] = [];
  readonly #shops = new Map<string, Promise<Shop>>();
  #nextPort: number;

  /** @param port the first of the shops' ports */
  constructor(port: number) {
    this.#nextPort = port;
  }

  /** The shop with a catalog; `name` is that of its folder in build/bench/. */
  open(name: string, products: readonly Product[]): Promise<Shop> {
    const known = this.#shops.get(name) ?? this.#start(name, products);
    this.#shops.set(name, known);
    return known;
  }

  async #start(name: string, products: readonly Product[]): Promise<Shop> {
    const port = this.#nextPort;
    this.#nextPort += 1;
    const folder = await buildShop(name, products);
    const server = startScript('serve.ts', { PORT: String(port), OUT_DIR: folder });
    this.#servers.push(server);
    await listening(server);
    return { origin: `http://localhost:${port}`, products };
  }

  /** Ends every server. */
  close(): void {
    for (const server of this.#servers) {
      server.removeAllListeners('exit');
      server.kill();
    }
  }
}
