import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workerFile } from '../src/pwa/constants';
import { buildWorker } from './build-worker';
import { runWorker } from './worker-world';

const SCOPE = 'https://shop.example/shop/';
const DAY = 24 * 3600 * 1000;

let dist = '';
let code = '';

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'worker-'));
  for (const page of ['index.html', '404.html']) await writeFile(path.join(dist, page), page);
  // As it ships: Vitest's own value brings Workbox's messages for developers.
  vi.stubEnv('NODE_ENV', 'production');
  await buildWorker(dist, true);
  vi.unstubAllEnvs();
  code = await readFile(path.join(dist, workerFile), 'utf8');
  // A busy machine takes its time to bundle.
}, 60_000);
afterAll(() => rm(dist, { recursive: true }));

/** The service worker, and what its network answers at each address. */
function startWorker() {
  const network = new Map<string, () => Response>();
  const worker = runWorker(code, SCOPE, async (url) => {
    const answer = network.get(url.replace(SCOPE, ''));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return { ...worker, network };
}

const textOf = async (response: Promise<Response | undefined> | undefined) => (await response)?.text();

/** Asks for the catalog, and waits until it is kept. */
async function askForCatalog({ ask }: ReturnType<typeof startWorker>): Promise<string | undefined> {
  const event = ask('Data.json');
  const text = await textOf(event.answer);
  await event.settle();
  return text;
}

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

const image = (text: string, headers = {}) =>
  new Response(text, { headers: { 'Content-Type': 'image/webp', ...headers } });
const loginPage = () => new Response('<form>', { headers: { 'Content-Type': 'text/html' } });

describe('pictures', () => {
  const picture = 'images/products/watch-640.webp';
  const kept = `ultraviolet-pictures-${SCOPE}`;

  /** Asks for a picture as one visit does. The bookkeeping of its age never ends without a database. */
  async function see({ ask }: ReturnType<typeof startWorker>, file = picture) {
    const event = ask(file);
    const text = await textOf(event.answer).catch(() => 'nothing');
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    return text;
  }

  it('are shown from the cache for a month, and then asked for anew', async () => {
    for (const [days, shown] of [
      [29, 'kept'],
      [31, 'new'],
    ] as const) {
      const worker = startWorker();
      worker.network.set(picture, () => image('new'));
      const sent = new Date(Date.now() - days * DAY).toUTCString();
      const cache = await worker.caches.open(kept);
      await cache.put(SCOPE + picture, image('kept', { Date: sent }));
      expect(await see(worker), `after ${days} days`).toBe(shown);
    }
  });

  it('are shown at the second visit if they were replaced', async () => {
    const worker = startWorker();
    worker.network.set(picture, () => image('old'));
    expect(await see(worker)).toBe('old');
    worker.network.set(picture, () => image('new'));
    expect([await see(worker), await see(worker)]).toEqual(['old', 'new']);
    worker.network.clear();
    expect(await see(worker)).toBe('new');
  });

  it('give no place to a login page', async () => {
    const worker = startWorker();
    worker.network.set(picture, loginPage);
    expect(await see(worker)).toBe('nothing');
    worker.network.set(picture, () => image('picture'));
    expect(await see(worker)).toBe('picture');
    worker.network.set(picture, loginPage);
    expect([await see(worker), await see(worker)]).toEqual(['picture', 'picture']);
  });

  it('drop a login page that an earlier version kept', async () => {
    const worker = startWorker();
    const cache = await worker.caches.open(kept);
    await cache.put(SCOPE + picture, loginPage());
    expect(await see(worker)).toBe('nothing');
    expect(await cache.match(SCOPE + picture)).toBeUndefined();
  });

  it('fall back offline to another width of the same picture alone', async () => {
    const worker = startWorker();
    const watch = { product_image: picture, image_widths: [320, 640] };
    worker.network.set('Data.json', () => Response.json([watch, { product_image: 'images/pixel-9.webp' }]));
    await askForCatalog(worker);
    for (const file of ['images/products/watch-320.avif', 'images/pixel-9.webp', 'images/banner-800.avif']) {
      worker.network.set(file, () => image(file));
      await see(worker, file);
    }
    worker.network.clear();
    expect(await see(worker)).toBe('images/products/watch-320.avif');
    expect(await see(worker, 'images/pixel-8.webp')).toBe('nothing');
    expect(await see(worker, 'images/banner-1600.avif')).toBe('images/banner-800.avif');
  });

  it('and models are kept by their own types', async () => {
    for (const [file, type, isKept] of [
      ['models/watch.gltf', 'model/gltf+json', true],
      ['models/watch.gltf', 'text/html', false],
      ['models/watch.bin', 'application/octet-stream', true],
      ['models/watch.bin', 'text/html', false],
      ['assets/model-stage-light.hdr', 'image/vnd.radiance', true],
      ['assets/model-stage-light.hdr', 'text/html', false],
      ['models/watch.webp', 'image/webp', true],
      ['models/watch.webp', 'text/html', false],
      ['assets/model-stage-1.js', 'text/javascript', true],
      ['assets/model-stage-1.js', 'text/html', false],
    ] as const) {
      const worker = startWorker();
      worker.network.set(file, () => new Response('model', { headers: { 'Content-Type': type } }));
      await see(worker, file);
      worker.network.clear();
      expect(await see(worker, file), `${file}, ${type}`).toBe(isKept ? 'model' : 'nothing');
    }
  });
});

describe('an installation that is cut off', () => {
  it('leaves the version before as it was, and is made up for at the next visit', async () => {
    const { activate, ask, caches, install, network } = startWorker();
    network.set('', () => new Response('./'));
    const before = `workbox-precache-v2-${SCOPE}`;
    const files = await caches.open(before);
    await files.put(`${SCOPE}assets/before-1.js`, new Response('before'));
    await expect(install()).rejects.toThrow('Failed to fetch');
    expect(await textOf(files.match(`${SCOPE}assets/before-1.js`))).toBe('before');
    network.set('404', () => new Response('404'));
    await install();
    await activate();
    network.clear();
    expect(await textOf(ask('').answer)).toBe('./');
  });
});

describe('a new version', () => {
  it('keeps its own files, and deletes the last version’s and caches of former names', async () => {
    const { activate, caches, install, network } = startWorker();
    for (const page of ['./', '404']) network.set(page === './' ? '' : page, () => new Response(page));
    const files = await caches.open(`workbox-precache-v2-${SCOPE}`);
    await files.put(`${SCOPE}assets/before-1.js`, new Response());
    const others = [`ultraviolet-catalogue-${SCOPE}`, 'workbox-precache-v2-https://shop.example/other/'];
    for (const name of [...others, `workbox-precache-v1-${SCOPE}`]) await caches.open(name);
    await install();
    await activate();
    expect(await caches.keys()).toEqual([`workbox-precache-v2-${SCOPE}`, ...others]);
    expect((await files.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/shop/404', '/shop/']);
  });
});
