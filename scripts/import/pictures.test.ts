import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { makePictures } from '../pictures/make-pictures';
import { importInto } from './test-shop';

const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const plain = (...rows: readonly string[]) => ['Name,Price,Category,Image', ...rows, ''].join('\n');
const row = 'Violet,7.5,Phones,https://a.example/v.png';

describe('What is written', () => {
  it('has the pictures that a folder has', async () => {
    const said: string[] = [];
    const { files, products, text } = await importInto(plain(row, row.replace('Violet', 'Red')), {
      pictures: { 'V.png': png },
      say: (line) => said.push(line),
    });
    expect(files.filter((file) => file.includes('V'))).toEqual([
      ...['320.avif', '320.webp', '640.avif', '640.webp'].map((end) => `images/products/V-${end}`),
      'photos/V.png',
    ]);
    const picture = { product_image: 'images/products/V-640.webp', image_widths: [320, 640] };
    expect(products).toMatchObject([picture, picture]);
    expect(text).toContain('1 picture made from shop/photos/.');
    expect(said).toEqual([expect.stringContaining('1/1 V.png: 2 widths, ')]);
  });

  it('has no product’s picture for the banner', async () => {
    const { products } = await importInto(plain(row.replace('v.png', 'banner.png')), {
      pictures: { 'banner.png': png },
    });
    expect(products).toMatchObject([{ product_image: 'images/products/banner-2-640.webp' }]);
  });

  it('has pictures that npm run pictures would not change', async () => {
    const before = { 'photos/v.jpg': 'another photo', 'Data.json': '[]' };
    const { products, again } = await importInto(plain(row), {
      before,
      pictures: { 'v.png': png },
      afterwards: (shopDir) => makePictures({ shopDir, isAll: false, isBrand: false, say: () => undefined }),
    });
    expect(products).toMatchObject([{ product_image: 'images/products/v-2-640.webp' }]);
    expect(again?.text).toContain('0 photos made, 1 as before, 1 could not be used.');
    expect(again?.text).toMatch(/Data\.json is as it was\.$/u);
  });

  it.each([
    ['a picture', () => new Response(png), 'images/products/v-640.webp', '1 picture made'],
    [
      'a picture that is cut off',
      () => new Response(png.subarray(0, 100)),
      'https://a.example/v.png',
      'file:2 picture: https://a.example/v.png is cut off or damaged',
    ],
    [
      'an answer without one',
      () => new Response('', { status: 404 }),
      'https://a.example/v.png',
      'the server answers 404; its address is kept',
    ],
    [
      'nothing',
      () => new Response(''),
      'https://a.example/v.png',
      'https://a.example/v.png is empty (0 bytes)',
    ],
  ])('has the pictures that the web has: %s', async (_what, answer, address, said) => {
    const { products, text, files } = await importInto(plain(row), {
      fetch: () => Promise.resolve(answer()),
    });
    expect(products).toMatchObject([{ product_image: address }]);
    expect(text).toContain(said);
    expect(files.includes('photos/v.png'), 'kept').toBe(address.startsWith('images/'));
  });

  it.each([
    ['empty', new Uint8Array(), 'is empty (0 bytes); its address is kept'],
    [
      'no picture',
      Buffer.from('hello'),
      'is no picture: it has to be a JPEG, PNG, WebP, AVIF, TIFF or GIF; its address is kept',
    ],
  ])('is not a photo of the folder that cannot be used: %s', async (_what, bytes, said) => {
    const { text, files, products } = await importInto(
      'Name,Price,Category,Image\nRed,1,Phones,https://a.example/red.jpg?x=1\n',
      { pictures: { 'red.jpg': bytes } },
    );
    expect(text).toContain(`file:2 picture: photos/red.jpg ${said}`);
    expect(files).toEqual(['Data.json', 'Data.json.bak']);
    expect(products).toMatchObject([{ product_image: 'https://a.example/red.jpg?x=1' }]);
  });
});

const file = 'Name,Price,Category,Image\nRed,1,Phones,https://a.example/red.jpg\n';

/** Imports a file whose picture is at a server that answers so. */
async function importFrom(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
    return await importInto(file, {
      fetch: (_address, init) => fetch(`http://127.0.0.1:${port}/`, init),
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const SILENCE = 'no answer in 10 seconds';

it.each<[string, RequestListener, string]>([
  ['never answers', () => undefined, SILENCE],
  [
    'stops half-way',
    (_request, response) => response.writeHead(200, { 'content-length': 1000 }).write('half'),
    SILENCE,
  ],
  ['hangs up', (request) => request.destroy(), 'other side closed'],
  [
    'says that it has too much',
    (_request, response) => response.writeHead(200, { 'content-length': 31_000_000 }).write('x'),
    'it is larger than 30 MB',
  ],
  ['asks for a login', (_request, response) => response.end('<!doctype html>Log in'), 'is a web page'],
])(
  'A picture is waited for 10 seconds, then its address is kept, from a server that %s',
  async (_what, answer, said) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // A hundredth of it is enough to see that a silent server is given up.
    const asked = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((time) => timeout(said === SILENCE ? time / 100 : time));
    const { text, code, products, files } = await importFrom(answer);
    expect(asked).toHaveBeenCalledWith(10_000);
    expect(text).toContain('file:2 picture: https://a.example/red.jpg ');
    expect(text).toContain(said);
    expect(text).toContain('its address is kept');
    expect(products).toMatchObject([{ product_image: 'https://a.example/red.jpg' }]);
    expect(files).toEqual(['Data.json', 'Data.json.bak']);
    expect(code).toBe(0);
  },
);
