import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, otherwise } from '../deploy/cache-rules';
import { cleanPathname, paths } from '../src/lib/paths';

const pages = new Set<string>(Object.values(paths));

/** The clean address of a page that was asked for at another one. It names a page of ours, so it leads nowhere else. */
function cleanAddress(asked = ''): string | undefined {
  const [pathname = ''] = asked.split('?', 1);
  const clean = cleanPathname(pathname, '/');
  return clean !== pathname && pages.has(clean) ? clean + asked.slice(pathname.length) : undefined;
}

/** The not-found page, in the form that the browser takes. */
function sendNotFound(dist: string, request: IncomingMessage, response: ServerResponse): void {
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

/**
 * A server of a production build, as any web server would be that is set up as deploy/ tells. It knows the files
 * that are there when it is made.
 * @param out the folder that the build's dist/ and build/ stand in
 */
export function createShopServer(out: string): Server {
  const dist = path.join(out, 'dist');
  const headers: Record<string, string> = JSON.parse(
    readFileSync(path.join(out, 'build/headers.json'), 'utf8'),
  );
  const serveFiles = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: (request, response) => sendNotFound(dist, request, response),
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = cleanAddress(request.url);
    if (address === undefined) return serveFiles(request, response);
    response.writeHead(301, { Location: address, 'Cache-Control': otherwise }).end();
  });
}
