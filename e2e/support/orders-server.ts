import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createProxy, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';

/**
 * A key for tests alone, and its certificate for a hundred years: `openssl req -x509 -newkey ec -pkeyopt
 * ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=orders.saitenhof.example`.
 */
const pem = readFileSync(path.join(import.meta.dirname, 'orders-server.pem'));

interface Sent {
  order: string;
  [field: string]: unknown;
}

/** A request for an order, as it came in. */
export interface Asked {
  headers: IncomingMessage['headers'];
  body: Sent;
}

type Behavior = (asked: Asked, response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behavior =>
  (_, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** The ways in which the endpoint of a shop may answer an order. */
export const behaviors = {
  accept: (asked, response) => json(200, { accepted: asked.body.order })(asked, response),
  refuse: json(200, { refused: 'The Falk was sold this morning.' }),
  fail: json(500, { error: 'out of memory' }),
  beBusy: json(429, {}, { 'Retry-After': '120', 'Access-Control-Expose-Headers': 'Retry-After' }),
  beSilent: () => undefined,
  cut: (_, response) => void response.destroy(),
  sendPage: (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Thank you for your order!</h1>'),
  redirect: (_, response) => void response.writeHead(302, { Location: '/thanks' }).end(),
  acceptAnother: json(200, { accepted: '0000-0000-0000' }),
} as const satisfies Record<string, Behavior>;

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const body: Sent = JSON.parse(text);
  return body;
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** The endpoint of a shop, over HTTPS, which misbehaves on demand. */
export class OrdersServer {
  /** The requests, in their order. */
  asked: Asked[] = [];
  behavior: Behavior = behaviors.accept;
  /** Those it was silent about. */
  #unanswered: Array<[asked: Asked, response: ServerResponse]> = [];
  readonly #server = createServer({ key: pem, cert: pem }, (request, response) => {
    void this.#answer(request, response);
  });

  readonly #proxy = createProxy().on('connect', (_request, socket, head) => {
    const way = connect(portOf(this.#server), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      way.write(head);
      way.pipe(socket).pipe(way);
    });
    way.on('error', () => socket.destroy());
    socket.on('error', () => way.destroy());
  });

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    if (request.method !== 'POST') return void response.writeHead(204).end();
    const asked = { headers: request.headers, body: await bodyOf(request) };
    this.asked.push(asked);
    this.behavior(asked, response);
    if (!response.writableEnded) this.#unanswered.push([asked, response]);
  }

  /** Accepts the orders that it was silent about. */
  acceptAll(): void {
    for (const [asked, response] of this.#unanswered.splice(0)) behaviors.accept(asked, response);
  }

  /** The proxy that leads a browser here, whichever host it asks for. */
  get proxy(): string {
    return `http://127.0.0.1:${portOf(this.#proxy)}`;
  }

  reset(): void {
    this.asked = [];
    this.#unanswered = [];
    this.behavior = behaviors.accept;
  }

  async start(): Promise<void> {
    for (const server of [this.#server, this.#proxy]) await once(server.listen(0, '127.0.0.1'), 'listening');
  }

  stop(): void {
    for (const server of [this.#server, this.#proxy]) {
      server.close();
      server.closeAllConnections();
    }
  }
}
