import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../deploy/security-headers';
import { createShopServer } from './shop-server';

const TEXT = '0123456789';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-server-'));
  for (const [name, text] of [
    ['404.html', 'There is no such page'],
    ['index.html', TEXT],
    ['sw.js', TEXT],
    ['robots.txt', TEXT],
    ['empty.txt', ''],
    ['images/hostile.svg', SCRIPT],
    ['images/page.html', '<script>alert(1)</script>'],
    ['.env', 'secret'],
    ['images/.git/config', 'secret'],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(path.join(path.dirname(folder), `${path.basename(folder)}-beside.txt`), 'secret');
  server = createShopServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-beside.txt`);
});

/** Sends bytes as they are, and returns all that comes back until the server hangs up. */
async function send(bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may hang up before it has read everything.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function parse(text: string): Answer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (?<value>.*)/u));
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body,
  };
}

const request = (line: string, fields: readonly string[] = []) =>
  [line, 'Host: localhost', 'Connection: close', ...fields, '', ''].join('\r\n');

const ask = async (address: string, fields: readonly string[] = []) =>
  parse(await send(request(`GET ${address} HTTP/1.1`, fields)));

const missing = ({ headers }: Answer) =>
  Object.entries(securityHeaders).filter(([name, value]) => headers.get(name.toLowerCase()) !== value);
const policyIn = ({ headers }: Answer) => headers.get('content-security-policy');

const FILE_POLICY = /^default-src 'none'; sandbox$/u;
const PAGE_POLICY = /^default-src 'self'; .*frame-ancestors 'none'$/u;

/** The shop is still open. */
const isOpen = async () => (await ask('/')).status === 200;

describe('A part of a file', () => {
  it.each([
    ['bytes=0-4', 206, '01234', 'bytes 0-4/10'],
    ['bytes=5-', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-50', 200, TEXT, undefined],
    ['bytes=8-50', 206, '89', 'bytes 8-9/10'],
    ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, TEXT, undefined],
    ['bytes=', 200, TEXT, undefined],
    ['bytes=x-y', 200, TEXT, undefined],
    ['bytes=--5', 200, TEXT, undefined],
    ['items=0-4', 200, TEXT, undefined],
    ['0-4', 200, TEXT, undefined],
  ])('for %s answers %i', async (range, status, body, part) => {
    const answer = await ask('/robots.txt', [`Range: ${range}`]);
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers.get('content-range')).toBe(part);
    expect(missing(answer)).toEqual([]);
    expect(policyIn(answer)).toMatch(FILE_POLICY);
    expect(await isOpen()).toBe(true);
  });

  it('is sent as it is to a browser that takes compressed files', async () => {
    writeFileSync(path.join(folder, 'Data.json'), JSON.stringify('x'.repeat(5000)));
    const answer = await ask('/Data.json', ['Range: bytes=0-4000', 'Accept-Encoding: gzip']);
    expect(answer.status).toBe(206);
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.body).toHaveLength(4001);
  });

  it('ends no server, whatever is asked for', async () => {
    const piece = fc.oneof(
      fc.tuple(fc.nat(12), fc.nat(12)).map((ends) => ends.join('-')),
      fc.stringMatching(/^[-0-9,= bytes]*$/u),
      fc.integer().map(String),
    );
    await fc.assert(
      fc.asyncProperty(
        piece,
        fc.constantFrom('/robots.txt', '/empty.txt', '/', '/nowhere'),
        async (range, file) => {
          expect([200, 206, 404, 416]).toContain((await ask(file, [`Range: bytes=${range}`])).status);
        },
      ),
      { numRuns: 200, examples: [['5-2', '/robots.txt']] },
    );
    expect(await isOpen()).toBe(true);
  });
});

describe('A request that no browser sends', () => {
  const long = 'x'.repeat(20_000);
  it.each<[what: string, bytes: string | Buffer, status: number]>([
    ['an unknown method', request('BREW / HTTP/1.1'), 400],
    ['TRACE', request('TRACE / HTTP/1.1'), 405],
    ['OPTIONS of everything', request('OPTIONS * HTTP/1.1'), 405],
    ['POST with half its body', request('POST / HTTP/1.1', ['Content-Length: 100']) + 'half', 405],
    ['DELETE', request('DELETE /Data.json HTTP/1.1'), 405],
    ['CONNECT', request('CONNECT elsewhere.example:443 HTTP/1.1'), 405],
    ['an upgrade', request('GET / HTTP/1.1', ['Connection: Upgrade', 'Upgrade: websocket']), 200],
    ['an expectation', request('GET / HTTP/1.1', ['Expect: wonders']), 200],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['no version', 'GET /\r\n\r\n', 200],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no words at all', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x00]), 400],
    ['a header without an end', request('GET / HTTP/1.1', ['no colon']), 400],
    ['a field with a line in it', request('GET / HTTP/1.1', ['X: a\rb']), 400],
    ['two lengths', request('GET / HTTP/1.1', ['Content-Length: 1', 'Content-Length: 2']), 400],
    [
      'a length and chunks',
      request('GET / HTTP/1.1', ['Content-Length: 1', 'Transfer-Encoding: chunked']),
      400,
    ],
    ['a long field', request('GET / HTTP/1.1', [`X: ${long}`]), 431],
    [
      'many fields',
      request(
        'GET / HTTP/1.1',
        Array.from({ length: 4000 }, (_, index) => `X-${index}: x`),
      ),
      431,
    ],
    ['a long address', request(`GET /${long} HTTP/1.1`), 431],
    ['a whole address', request('GET http://localhost/ HTTP/1.1'), 200],
    ['an address without a slash', request('GET robots.txt HTTP/1.1'), 400],
    ['half a percent sign', request('GET /%E0%A4%A HTTP/1.1'), 404],
    ['a null byte', request('GET /%00 HTTP/1.1'), 404],
    ['a name too long for a file', request(`GET /${'x'.repeat(5000)} HTTP/1.1`), 404],
    ['a folder', request('GET /images HTTP/1.1'), 404],
    ['a folder with a slash', request('GET /images/ HTTP/1.1'), 404],
    ['a way out of the folder', request('GET /../../../../etc/passwd HTTP/1.1'), 404],
    ['a hidden way out', request('GET /images/%2e%2e/%2e%2e/%2e%2e/etc/passwd HTTP/1.1'), 404],
    ['a file that begins with a dot', request('GET /.env HTTP/1.1'), 404],
    ['the same, hidden', request('GET /%2Eenv HTTP/1.1'), 404],
    ['a folder that begins with a dot', request('GET /images/.git/config HTTP/1.1'), 404],
  ])('as %s, is answered with the headers', async (_what, bytes, status) => {
    const answer = parse(await send(bytes));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('secret');
    expect(missing(answer)).toEqual([]);
    expect(policyIn(answer)).toMatch([200, 404].includes(status) ? PAGE_POLICY : FILE_POLICY);
    expect(await isOpen()).toBe(true);
  });

  it('has nothing from a folder whose name begins like the shop’s', async () => {
    const beside = `/../${path.basename(folder)}-beside.txt`;
    for (const address of [beside, beside.replaceAll('..', '%2e%2e')])
      expect((await ask(address)).body).not.toContain('secret');
  });

  it('keeps nobody waiting when it stops halfway, and ends no server when it goes', async () => {
    const half = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    for (const [index, socket] of half.entries())
      socket.write('GET / HTTP/1.1\r\nHost: local'.slice(0, index + 1));
    expect(await isOpen()).toBe(true);
    for (const socket of half) socket.resetAndDestroy();
    expect(await isOpen()).toBe(true);
  });
});

describe('The policy', () => {
  it.each([
    ['/', PAGE_POLICY],
    ['/images/hostile.svg', FILE_POLICY],
    ['/images/page.html', FILE_POLICY],
    ['/index.html', FILE_POLICY],
    ['/nowhere', PAGE_POLICY],
    ['/images/nowhere.svg', PAGE_POLICY],
    ['/sw.js', /^default-src 'none'; connect-src 'self'$/u],
  ])('for %s is %s', async (address, policy) => {
    const answer = await ask(address);
    expect(missing(answer)).toEqual([]);
    expect(policyIn(answer)).toMatch(policy);
  });
});
