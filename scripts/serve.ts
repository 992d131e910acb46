import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, otherwise } from '../deploy/cache-rules';
import { cleanPathname, paths } from '../src/lib/paths';

const root = path.resolve(import.meta.dirname, '..');
/** The folder that dist/ and build/ stand in, as OUT_DIR names it for the build. */
const out = path.resolve(root, process.env['OUT_DIR'] ?? '');
const dist = path.join(out, 'dist');

const DEFAULT_PORT = 4173;

function readPort(): number {
  const text = process.env['PORT'];
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  console.error(`PORT is "${text}", which is no port: give a whole number from 0 to 65535.`);
  process.exit(2);
}

const pages = new Set<string>(Object.values(paths));

/** The clean address of a page that was asked for at another one. It names a page of ours, so it leads nowhere else. */
function cleanAddress(asked = ''): string | undefined {
  const [pathname = ''] = asked.split('?', 1);
  const clean = cleanPathname(pathname, '/');
  return clean !== pathname && pages.has(clean) ? clean + asked.slice(pathname.length) : undefined;
}

/** The not-found page, in the form that the browser takes. */
function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const file = path.join(dist, '404.html');
  const { encoding, copy } = [
    { encoding: 'br', copy: `${file}.br` },
    { encoding: 'gzip', copy: `${file}.gz` },
  ].find((choice) => accepted.includes(choice.encoding) && existsSync(choice.copy)) ?? {
    encoding: undefined,
    copy: file,
  };
  const page = readFileSync(copy);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': otherwise,
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Serves the production build, OUT_DIR's where it is set, as any web server would that is set up as deploy/ tells. */
function main(): void {
  const headers: Record<string, string> = JSON.parse(
    readFileSync(path.join(out, 'build/headers.json'), 'utf8'),
  );
  const serveFiles = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: sendNotFound,
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = cleanAddress(request.url);
    if (address === undefined) return serveFiles(request, response);
    response.writeHead(301, { Location: address, 'Cache-Control': otherwise }).end();
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${readPort()} is taken by another program: set PORT to a free one, as in "PORT=8080 npm start".`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(readPort(), () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : readPort();
    console.log(`Ultraviolet is open at http://localhost:${port}/`);
  });
}

main();
