import { createServer, type ServerResponse } from 'node:http';
import { test as base } from './test';

/**
 * The shop at an address of its own, where Data.json comes as the test feeds it: piece by piece, late, or
 * never to its end. All else is what the server of the tests sends.
 */
export class HandFedShop {
  readonly #waiting: ServerResponse[] = [];
  readonly #server = createServer((request, response) => {
    if (request.url === '/Data.json') this.#waiting.push(response);
    else void this.#passOn(String(request.url), response);
  });

  readonly #source: string;

  /** @param source where the server of the tests is */
  constructor(source: string) {
    this.#source = source;
  }

  async #passOn(address: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.#source + address, { headers: { 'Accept-Encoding': 'identity' } });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  /** Opens the shop and tells its address, without a slash at its end. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, 'localhost', resolve);
    });
    const address = this.#server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** How many times Data.json has been asked for. */
  get asked(): number {
    return this.#waiting.length;
  }

  /** Sends a piece of the answer that was asked for last. */
  feed(piece: string): void {
    const response = this.#waiting.at(-1);
    if (response && !response.headersSent) response.writeHead(200, { 'Content-Type': 'application/json' });
    response?.write(piece);
  }

  /** Ends that answer. */
  finish(): void {
    this.#waiting.at(-1)?.end();
  }

  /** Breaks the connection that it was asked for on. */
  cut(): void {
    this.#waiting.at(-1)?.destroy();
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

/** Tests with a source of Data.json in their hands, and the shop's address that has it. */
export const test = base.extend<{ readonly source: HandFedShop; readonly address: string }>({
  source: async ({ baseURL }, provide) => {
    const source = new HandFedShop(String(baseURL));
    await provide(source);
    await source.end();
  },
  address: async ({ source }, provide) => provide(await source.start()),
});
