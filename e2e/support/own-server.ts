import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builds, distOf, type BuildName } from '../../scripts/builds';
import { createShopServer } from '../../scripts/shop-server';

/** A text of the statistics screen in a later version, and in this one. */
export const wording = {
  now: 'View the statistics of the product',
  later: 'View the statistics of the product, once more',
} as const;

/**
 * A server with a copy of a build, for tests that sell something else, publish a later version or take the server
 * away. The later version is this one with other names for all its code, other wording on one screen, and none of
 * the old files.
 */
export class OwnServer {
  readonly #served: BuildName;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'ultraviolet-own-'));
  readonly #dist = path.join(this.#folder, 'dist');
  #server: Server | undefined;
  #port = 0;

  constructor(served: BuildName = 'fixture') {
    this.#served = served;
    const dist = distOf(served);
    cpSync(dist, this.#dist, { recursive: true });
    cpSync(path.join(dist, '../build/headers.json'), path.join(this.#folder, 'build/headers.json'));
  }

  /** The server's address, without a slash at the end. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** The shop's address on it; ends with a slash if the shop is in a folder. */
  get address(): string {
    const { base } = builds[this.#served];
    return base === '/' ? this.origin : this.origin + base;
  }

  async start(): Promise<void> {
    const server = createShopServer(this.#dist, builds[this.#served].base).listen(this.#port);
    // Otherwise a request may reuse a connection that Node is closing after five idle seconds.
    server.keepAliveTimeout = 0;
    this.#server = server;
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Sells these instead of the build's own gadgets. */
  sell(gadgets: readonly unknown[]): void {
    writeFileSync(path.join(this.#dist, 'Data.json'), JSON.stringify(gadgets));
  }

  /** Sells the build's own gadgets again. */
  sellOwn(): void {
    copyFileSync(path.join(distOf(this.#served), 'Data.json'), path.join(this.#dist, 'Data.json'));
  }

  /** From now on takes what it is asked and answers nothing, as a server does whose machine is overcome. */
  fallSilent(): void {
    this.#server?.removeAllListeners('request');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const end = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await end;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async publishLaterVersion(): Promise<void> {
    await this.stop();
    const dist = this.#dist;
    const files = readdirSync(dist, { recursive: true }).map(String);
    for (const file of files.filter((name) => /\.(?:br|gz)$/u.test(name))) rmSync(path.join(dist, file));
    const code = files
      .filter((name) => /^assets\/.+\.(?:js|css)$/u.test(name))
      .map((name) => path.basename(name));
    const texts = files.filter((name) => /\.(?:html|js|css)$/u.test(name));
    for (const file of texts) {
      let text = readFileSync(path.join(dist, file), 'utf8').replaceAll(wording.now, wording.later);
      for (const name of code) text = text.replaceAll(name, `later-${name}`);
      if (file === 'sw.js') text = text.replaceAll(/revision:[`"'](?=[\w-]{12}[`"'])/gu, '$&later');
      writeFileSync(path.join(dist, file), text);
    }
    for (const name of code)
      renameSync(path.join(dist, 'assets', name), path.join(dist, `assets/later-${name}`));
    await this.start();
  }

  /** Takes a file away; it is missed from the next start on. */
  async withdraw(file: string): Promise<void> {
    await this.stop();
    for (const suffix of ['', '.br', '.gz']) rmSync(path.join(this.#dist, file + suffix), { force: true });
    await this.start();
  }
}
