import { describe, expect, it } from 'vitest';
import {
  askForCatalog,
  builtWorker,
  loginPage,
  SCOPE,
  script,
  textOf,
  type TestedWorker,
} from './test-worker';

const { startWorker } = builtWorker();

/** An answer that looks like the catalog and is none. */
const asJson = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });
const brokenAnswers = [
  ['half of it', () => asJson('[{"product_id":"1"},{"prod')],
  ['nothing', () => asJson('')],
  ['no list', () => asJson('{"error":"busy"}')],
  [
    'half of it, by a connection that breaks',
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('['));
            controller.error(new TypeError('network error'));
          },
        }),
        { headers: { 'Content-Type': 'application/json' } },
      ),
  ],
] as const;

describe('the catalog', () => {
  it.each(brokenAnswers)(
    'that arrives as %s does not take the last good copy’s place',
    async (_what, answer) => {
      const worker = startWorker();
      worker.network.set('Data.json', () => Response.json(['good']));
      await askForCatalog(worker);
      worker.network.set('Data.json', answer);
      await askForCatalog(worker).catch(() => undefined);
      worker.network.delete('Data.json');
      expect(await askForCatalog(worker)).toBe('["good"]');
    },
  );

  it('is not shown if an earlier version kept it cut off', async () => {
    const worker = startWorker();
    const cache = await worker.caches.open(`ultraviolet-catalogue-${SCOPE}`);
    await cache.put(`${SCOPE}Data.json`, asJson('[{"prod'));
    await expect(askForCatalog(worker)).rejects.toThrow('no-response');
    worker.network.set('Data.json', () => new Response('Log in', { status: 503 }));
    expect(await askForCatalog(worker)).toBe('Log in');
  });

  it('is kept, and its last good copy shown where something else answers in its stead', async () => {
    const worker = startWorker();
    const { network } = worker;
    const askWhole = () => askForCatalog(worker);
    network.set('Data.json', () => Response.json(['good']));
    expect(await askWhole()).toBe('["good"]');
    for (const [what, answer] of [
      ['a hotel’s login page', () => new Response('Log in', { headers: { 'Content-Type': 'text/html' } })],
      ['a text of no type', () => new Response(new Uint8Array([0x5b, 0x5d]))],
      ['an error in JSON', () => Response.json({ error: 'gone' }, { status: 404 })],
    ] as const) {
      network.set('Data.json', answer);
      expect(await askWhole(), what).toBe('["good"]');
      network.delete('Data.json');
      expect(await askWhole(), `without a network after ${what}`).toBe('["good"]');
    }
  });
});

const ownPage = () => new Response('<div id="root" data-page="/">');

/** Puts a version on the network, as its server sends it. */
function deploy({ network }: Pick<TestedWorker, 'network'>): void {
  for (const page of ['', '404']) network.set(page, ownPage);
  network.set(script, () => new Response('shop', { headers: { 'Content-Type': 'text/javascript' } }));
}

describe('an installation', () => {
  it.each(['', '404', script])('takes no login page for "%s", and is repeated', async (file) => {
    const { activate, ask, install, network } = startWorker();
    deploy({ network });
    network.set(file, loginPage);
    await expect(install()).rejects.toThrow('bad-precaching-response');
    deploy({ network });
    await install();
    await activate();
    network.clear();
    expect(await textOf(ask(file).answer)).not.toContain('<form>');
  });

  it('replaces a login page that an earlier version kept for code', async () => {
    const { activate, ask, caches, install, network } = startWorker();
    const files = await caches.open(`workbox-precache-v2-${SCOPE}`);
    await files.put(SCOPE + script, loginPage());
    deploy({ network });
    await install();
    await activate();
    network.clear();
    expect(await textOf(ask(script).answer)).toBe('shop');
  });

  it('takes a not-found page with status 404, and code of an unknown type', async () => {
    const { install, network } = startWorker();
    deploy({ network });
    network.set('404', () => new Response('<div id="root" data-page="">', { status: 404 }));
    network.set(script, () => new Response('shop', { headers: { 'Content-Type': '' } }));
    await expect(install()).resolves.toBeUndefined();
  });

  it('leaves the version before as it was if it is cut off, and is repeated at the next visit', async () => {
    const { activate, ask, caches, install, network } = startWorker();
    deploy({ network });
    network.delete('404');
    const before = `workbox-precache-v2-${SCOPE}`;
    const files = await caches.open(before);
    await files.put(`${SCOPE}assets/before-1.js`, new Response('before'));
    await expect(install()).rejects.toThrow('Failed to fetch');
    expect(await textOf(files.match(`${SCOPE}assets/before-1.js`))).toBe('before');
    deploy({ network });
    await install();
    await activate();
    network.clear();
    expect(await textOf(ask('').answer)).toContain('data-page');
  });
});

describe('a new version', () => {
  it('keeps its own files, and deletes the last version’s and caches of former names', async () => {
    const { activate, caches, install, network } = startWorker();
    deploy({ network });
    const files = await caches.open(`workbox-precache-v2-${SCOPE}`);
    await files.put(`${SCOPE}assets/before-1.js`, new Response());
    const others = [`ultraviolet-catalogue-${SCOPE}`, 'workbox-precache-v2-https://shop.example/other/'];
    for (const name of [...others, `workbox-precache-v1-${SCOPE}`]) await caches.open(name);
    await install();
    await activate();
    expect(await caches.keys()).toEqual([`workbox-precache-v2-${SCOPE}`, ...others]);
    expect((await files.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
      '/shop/404',
      '/shop/assets/shop-1.js',
      '/shop/',
    ]);
  });
});
