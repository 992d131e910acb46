import { describe, expect, it } from 'vitest';
import { askForCatalog, builtWorker, loginPage, SCOPE, textOf, type TestedWorker } from './test-worker';

const { startWorker } = builtWorker();

const DAY = 24 * 3600 * 1000;

const image = (text: string, headers = {}) =>
  new Response(text, { headers: { 'Content-Type': 'image/webp', ...headers } });

describe('pictures', () => {
  const picture = 'images/products/watch-640.webp';
  const kept = `ultraviolet-pictures-${SCOPE}`;

  /** Asks for a picture as one visit does. The bookkeeping of its age never ends without a database. */
  async function see({ ask }: TestedWorker, file = picture) {
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
