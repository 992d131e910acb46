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

/** A file's content, or `undefined` where there is none, as during a build. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Sends the not-found page, in the form that the browser takes. */
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
  const page = read(copy);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page?.length ?? 0,
    'Cache-Control': otherwise,
    Vary: 'Accept-Encoding',
    ...(page === undefined || encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Reads the headers of a build; while it is being written, those of the one before count. */
function headersOf(out: string): () => Readonly<Record<string, string>> {
  const file = path.join(out, 'build/headers.json');
  let headers: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return () => {
    try {
      headers = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      // The build is writing it.
    }
    return headers;
  };
}

/**
 * A server of a production build, as any web server would be that is set up as deploy/ says. It reads each file
 * when it is asked for, so a build may be replaced while the server runs.
 * @param out the folder that holds the build's dist/ and build/
 */
export function createShopServer(out: string): Server {
  const dist = path.join(out, 'dist');
  const headers = headersOf(out);
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
    for (const [name, value] of Object.entries(headers())) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = cleanAddress(request.url);
    if (address !== undefined) {
      response.writeHead(301, { Location: address, 'Cache-Control': otherwise }).end();
      return;
    }
    // sirv handles no error of the file that it sends: one may go between the look and the reading.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      serveFiles(request, response);
    } catch {
      sendNotFound(dist, request, response);
    }
  });
}
