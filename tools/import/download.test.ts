import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { download, targetOf } from './download';

/** Asks a server of this machine that answers so. */
async function ask(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
    const home = `http://127.0.0.1:${port}/`;
    const realFetch = fetch;
    // Stands in for the certificate that a server of this machine lacks.
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      realFetch(url.replace('https://shop.example/', home), init),
    );
    const bytes = await download(home);
    return Buffer.from(bytes).toString();
  } catch (error) {
    return String(error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const SILENCE = 'it took longer than 10 seconds';

const leadingTo =
  (location: string): RequestListener =>
  ({ url }, response) =>
    url === '/' ? response.writeHead(302, { location }).end() : response.end('a picture');

/** Never silent, and never done. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'), 5);
  response.on('close', () => clearInterval(timer));
};

describe('An answer', () => {
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
    ['nothing', (request) => request.destroy(), 'other side closed'],
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

describe('A redirect', () => {
  it.each([
    ['to another address', 'https://shop.example/b', 'a picture'],
    ['without https', '/b', 'it redirects to an address that is not https'],
    ['to a file', 'file:///etc/hostname', 'it redirects to an address that is not https'],
    ['to no address', 'http://[', 'it redirects to an address that is not https'],
  ])('is followed, or refused: %s', async (_case, location, said) => {
    expect(await ask(leadingTo(location))).toContain(said);
  });

  it('is the last after five', async () => {
    let asked = 0;
    const said = await ask((request, response) => {
      asked += 1;
      leadingTo('https://shop.example/')(request, response);
    });
    expect(said).toContain('it redirects more than 5 times');
    expect(asked).toBe(6);
  });

  it('may leave the server’s name out', () => {
    expect(targetOf('//cdn.example/a.png', 'https://shop.example/b.png')).toBe('https://cdn.example/a.png');
    expect(targetOf('/a.png', 'https://shop.example/b.png')).toBe('https://shop.example/a.png');
  });
});
