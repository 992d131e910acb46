import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShopServer } from './shop-server';

let folder = '';
let server: Server;
let origin = '';

function write(file: string, text: string): void {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

const remove = (file: string) => rmSync(path.join(folder, file), { recursive: true });

async function ask(address: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(origin + address, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-server-'));
  write('404.html', 'There is no such page');
  write('statistics.html', 'first');
  write('assets/first-1.js', 'first()');
  server = createShopServer(folder).listen(0);
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  rmSync(folder, { recursive: true });
});

describe('While a build replaces the one that is served', () => {
  it('new files are sent, and those that went are not found', async () => {
    expect(await ask('/statistics')).toMatchObject({ status: 200, text: 'first' });
    remove('assets/first-1.js');
    write('assets/second-2.js', 'second()');
    write('statistics.html', 'second build');
    const page = await ask('/statistics');
    expect(page).toMatchObject({ status: 200, text: 'second build' });
    const code = await ask('/assets/second-2.js');
    expect(code.text).toBe('second()');
    expect(code.headers.get('Cache-Control')).toContain('immutable');
    expect(await ask('/assets/first-1.js')).toMatchObject({ status: 404, text: 'There is no such page' });
  });

  it('all is not found while there are no files, and the headers stay', async () => {
    for (const name of ['404.html', 'statistics.html', 'assets']) remove(name);
    const page = await ask('/statistics');
    expect(page).toMatchObject({ status: 404, text: '' });
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
    write('statistics.html', 'second');
    expect(await ask('/statistics')).toMatchObject({ status: 200, text: 'second' });
  });

  it('a file that goes before it is read is not found', async () => {
    server.once('request', () => remove('statistics.html'));
    expect(await ask('/statistics')).toMatchObject({ status: 404, text: 'There is no such page' });
  });
});

const products = (title: string) => JSON.stringify([{ title, text: 'x'.repeat(2000) }]);

it('sends a catalog that was replaced, compressed, to a browser that has the one before', async () => {
  write('Data.json', products('first'));
  const first = await ask('/Data.json');
  expect(first.headers.get('Content-Encoding')).toMatch(/^(?:br|gzip)$/u);
  write('Data.json', products('second, which is longer'));
  const etag = first.headers.get('ETag') ?? '';
  const second = await ask('/Data.json', { 'If-None-Match': etag });
  expect(second).toMatchObject({ status: 200, text: products('second, which is longer') });
  const third = await ask('/Data.json', {
    'If-None-Match': second.headers.get('ETag') ?? '',
    // As browsers ask; without it, fetch() says that it wants no cached answer.
    'Cache-Control': 'max-age=0',
  });
  expect(third.status).toBe(304);
});

it('serves a build below its folder, redirects to clean addresses, and nothing beside it', async () => {
  server.removeAllListeners('request');
  const [handle] = createShopServer(folder, '/below/').listeners('request');
  server.on('request', (request, response) => handle?.call(server, request, response));
  expect(await ask('/below/statistics')).toMatchObject({ status: 200, text: 'first' });
  const { url } = await fetch(`${origin}/below/statistics.html?x=1`);
  expect(url).toBe(`${origin}/below/statistics?x=1`);
  expect(await ask('/statistics')).toMatchObject({ status: 404, text: 'There is no such page' });
});
