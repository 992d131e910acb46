import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { download, isInside, targetOf, type Web } from './download';

/** Asks a server of this machine that answers so. */
async function ask(answer: RequestListener, address = 'http://127.0.0.1:PORT/', web?: Web): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
    const bytes = await download(address.replace('PORT', String(port)), web);
    return Buffer.from(bytes).toString();
  } catch (error) {
    return String(error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const SILENCE = 'it took longer than 10 seconds';

/** A web whose names all lead to this machine, which counts as outside, and "inside.example" as inside. */
const web: Web = {
  resolve: (name) =>
    Promise.resolve([{ address: name === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }]),
  isInside: (address) => address.startsWith('10.'),
};

const leadingTo =
  (location: string): RequestListener =>
  ({ url }, response) =>
    url === '/' ? response.writeHead(302, { location }).end() : response.end('a picture');

/** Never silent, and never done. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'), 5);
  response.on('close', () => clearInterval(timer));
};

describe('What a server sends', () => {
  it('is waited for 10 seconds as a whole, and refused where it is too much', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // A hundredth of it is enough to see that a silent server is given up.
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 100));
    expect(await ask(() => undefined)).toContain(SILENCE);
    expect(
      await ask((_, response) => response.writeHead(200, { 'content-length': 9 }).write('half')),
    ).toContain(SILENCE);
    expect(await ask(drip)).toContain(SILENCE);
    expect(asked.mock.calls).toEqual([[10_000], [10_000], [10_000]]);
  });

  it.each<[string, RequestListener, string]>([
    ['nothing', (request) => request.destroy(), 'socket hang up'],
    ['an error', (_, response) => response.writeHead(404).end(), 'the server answers 404'],
    ['a redirect to nowhere', (_, response) => response.writeHead(302).end(), 'the server answers 302'],
    [
      'word of too much',
      (_, response) => response.writeHead(200, { 'content-length': 31_000_000 }).write('x'),
      'it is larger than 30 MB',
    ],
    [
      'a body that never ends',
      (_, response) => {
        const block = Buffer.alloc(1 << 20);
        const more = () => {
          while (!response.destroyed && response.write(block));
        };
        response.on('drain', more);
        more();
      },
      'it is larger than 30 MB',
    ],
  ])('is refused: %s', async (_what, answer, said) => {
    const before = process.memoryUsage().rss;
    expect(await ask(answer)).toContain(said);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });
});

describe('Where a picture leads', () => {
  it.each([
    ['to another path', 'http://shop.example:PORT/', '/b', 'a picture'],
    ['to another name', 'http://shop.example:PORT/', 'http://cdn.example:PORT/b', 'a picture'],
    [
      'to an address inside',
      'http://shop.example:PORT/',
      'http://10.0.0.1:9/',
      'it redirects to an address of this machine or its network',
    ],
    [
      'to a number inside',
      'http://shop.example:PORT/',
      'http://167772161:9/',
      'it redirects to an address of this machine or its network',
    ],
    [
      'to a name inside',
      'http://shop.example:PORT/',
      'http://inside.example:9/',
      'it redirects to an address of this machine or its network',
    ],
    ['round and round', 'http://shop.example:PORT/', '/', 'it redirects more than 5 times'],
    [
      'to a file',
      'http://shop.example:PORT/',
      'file:///etc/hostname',
      'it redirects to an address that is not on the web',
    ],
    [
      'to no address',
      'http://shop.example:PORT/',
      'http://[',
      'it redirects to an address that is not on the web',
    ],
  ])('is followed, or refused: %s', async (_what, address, location, said) => {
    const answer: RequestListener = (request, response) =>
      leadingTo(location.replace('PORT', String(request.socket.localPort)))(request, response);
    expect(await ask(answer, address, web)).toContain(said);
  });
});

it('A picture inside may lead to another place inside, as its owner named the first', async () => {
  expect(await ask(leadingTo('/b'))).toBe('a picture');
});

it('A picture that was asked for safely is not taken from where anybody could change it', () => {
  const from = new URL('https://shop.example/a.png');
  expect(() => targetOf('http://shop.example/a.png', from)).toThrow('it redirects from https to http');
  expect(() => targetOf('http://127.0.0.1/', from)).toThrow('it redirects from https to http');
  expect(targetOf('//cdn.example/a.png', from).href).toBe('https://cdn.example/a.png');
});

it.each([
  ['127.0.0.1', true],
  ['0.0.0.0', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['255.255.255.255', true],
  ['93.184.215.14', false],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::ffff:5db8:d70e', false],
  ['64:ff9b::7f00:1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', false],
])('%s is an address of this machine or its network: %s', (address, isOurs) => {
  expect(isInside(address)).toBe(isOurs);
});
