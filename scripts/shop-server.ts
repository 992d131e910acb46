import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { cacheControl, otherwise } from '../deploy/cache-rules';
import { securityHeaders } from '../deploy/security-headers';
import { cleanPathname, paths } from '../src/lib/paths';

/** The clean address of a page that was asked for at another one. It names a page of ours, so it leads nowhere else. */
function cleanAddress(asked: string, base: string): string | undefined {
  const [pathname = ''] = asked.split('?', 1);
  const clean = cleanPathname(pathname, base);
  const isPage = Object.values(paths).some((page) => base + page.slice(1) === clean);
  return clean !== pathname && isPage ? clean + asked.slice(pathname.length) : undefined;
}

function sendNotFound(dist: string, request: IncomingMessage, response: ServerResponse): void {
  const file = path.join(dist, '404.html');
  // There is none during a build.
  const page = existsSync(file) ? readFileSync(file) : '';
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': otherwise });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/**
 * A server of a production build, as any web server would be that is set up as deploy/ says. It reads each file
 * when it is asked for, so a build may be replaced while the server runs.
 * @param dist the build's folder of that name
 * @param base the folder on the server that it was built for, with a slash at both ends
 */
export function createShopServer(dist: string, base = '/'): Server {
  // What has no compressed copy: the catalogue and the not-found page.
  const compress = compression();
  const serveFiles = sirv(dist, {
    // Without it, sirv looks for files once, when it starts.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: (request, response) => sendNotFound(dist, request, response),
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = request.url ?? '';
    const address = cleanAddress(asked, base);
    if (address !== undefined) {
      response.writeHead(301, { Location: address, 'Cache-Control': otherwise }).end();
      return;
    }
    if (!asked.startsWith(base)) return sendNotFound(dist, request, response);
    request.url = asked.slice(base.length - 1);
    // sirv handles no error of the file that it sends: one may go between the look and the reading.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    compress(request, response, () => {
      try {
        serveFiles(request, response);
      } catch {
        sendNotFound(dist, request, response);
      }
    });
  });
}
