import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import compression from 'compression';
import Negotiator from 'negotiator';
import serveStatic from 'serve-static';
import { cacheControl, defaultCacheControl } from '../deploy/cache-rules';
import { contentTypes } from '../deploy/content-types';
import {
  filePolicy,
  isPage,
  pageHeader,
  policies,
  POLICY_HEADER,
  securityHeaders,
} from '../deploy/security-headers';
import type { HeaderRule } from '../deploy/static-hosts';
import { cleanPathname, paths, productIdInPath } from '../src/lib/paths';

/** The pages' header as the build wrote it beside dist/: it depends on the settings. */
function pageHeaderOf(dist: string): string {
  const file = path.join(dist, '../build/headers.json');
  if (!existsSync(file)) return pageHeader({});
  const rules: readonly HeaderRule[] = JSON.parse(readFileSync(file, 'utf8'));
  return rules[0]?.headers[POLICY_HEADER] ?? pageHeader({});
}

/** On every response. Pages and the service worker override the policy. */
const defaultHeaders = { ...securityHeaders, [POLICY_HEADER]: policies.file };

/** Precompressed copies by encoding, smallest first. */
const copySuffixes = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/** A suffix range, such as `bytes=-500`. */
const LAST_BYTES = /^bytes=-0*[1-9]/u;

const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

/** The canonical URL for a misspelled page path. Always one of the shop's own pages, so never an open redirect. */
function cleanAddress(asked: string, base: string): string | undefined {
  const pathname = withoutQuery(asked);
  const clean = cleanPathname(pathname, base);
  const isOwn =
    Object.values(paths).some((page) => base + page.slice(1) === clean) ||
    (clean.startsWith(base) && productIdInPath(clean.slice(base.length - 1)) !== undefined);
  return clean !== pathname && isOwn ? clean + asked.slice(pathname.length) : undefined;
}

/** The path of the smallest precompressed copy that the client accepts. */
function compressedCopy(dist: string, request: IncomingMessage): string | undefined {
  const pathname = withoutQuery(request.url ?? '');
  const files = pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`];
  const accepted = new Negotiator(request).encodings([...copySuffixes.keys()]);
  return [...copySuffixes]
    .filter(([encoding]) => accepted.includes(encoding))
    .flatMap(([, suffix]) => files.map((file) => file + suffix))
    .find((file) => existsSync(path.join(dist, file)));
}

function setFileHeaders(response: ServerResponse, dist: string, file: string): void {
  const copy = [...copySuffixes].find(([, suffix]) => file.endsWith(suffix));
  const original = copy ? file.slice(0, -copy[1].length) : file;
  response.setHeader(POLICY_HEADER, isPage(original) ? pageHeaderOf(dist) : filePolicy(original));
  response.setHeader('Cache-Control', cacheControl(`/${original}`));
  if (!copy) return;
  const type = Object.entries(contentTypes).find(([extension]) => original.endsWith(`.${extension}`))?.[1];
  const charset = type?.startsWith('text/') ? '; charset=utf-8' : '';
  response.setHeader('Content-Type', (type ?? 'application/octet-stream') + charset);
  response.setHeader('Content-Encoding', copy[0]);
  response.setHeader('Vary', 'Accept-Encoding');
}

function sendNotFound(dist: string, request: IncomingMessage, response: ServerResponse): void {
  const file = path.join(dist, '404.html');
  // Missing while a build runs.
  const page = existsSync(file) ? readFileSync(file) : '';
  response.writeHead(404, {
    [POLICY_HEADER]: pageHeaderOf(dist),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': defaultCacheControl,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Sends a response without a body. */
function end(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'Cache-Control': defaultCacheControl, 'Content-Length': 0, ...headers }).end();
}

/** Serves the files of a build; expects `request.url` relative to the base path. */
function createFileHandler(dist: string) {
  // For the catalog and the not-found page, which have no precompressed copy. Partial content is sent as it is.
  const compress = compression({
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });
  const serveFiles = serveStatic(dist, {
    redirect: false,
    extensions: ['html'],
    cacheControl: false,
    setHeaders: (response, file) =>
      setFileHeaders(response, dist, path.relative(dist, file).replaceAll(path.sep, '/')),
  });
  const serve = (request: IncomingMessage, response: ServerResponse): void =>
    serveFiles(request, response, (error) => {
      if (response.headersSent) return void response.destroy();
      const { status = 404, headers } = error ?? {};
      // Drop headers set for a file that then vanished, or for an unsatisfiable range.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeaders(new Map(Object.entries({ ...defaultHeaders, ...headers })));
      if (status === 404) return sendNotFound(dist, request, response);
      if (status !== 416 || !LAST_BYTES.test(request.headers.range ?? '')) return end(response, status);
      // A suffix longer than the file means the whole file (RFC 9110, 14.1.2); the library answers 416.
      response.removeHeader('Content-Range');
      delete request.headers.range;
      return serve(request, response);
    });
  return (request: IncomingMessage, response: ServerResponse) => {
    request.url = compressedCopy(dist, request) ?? request.url ?? '/';
    compress(request, response, () => serve(request, response));
  };
}

const malformedStatuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers a malformed request with the security headers, which Node's own response lacks, and closes the connection. */
function refuse(socket: Duplex, status: number): void {
  const headers = { ...defaultHeaders, 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}

/**
 * Serves a production build with the headers and redirects that deploy/ describes. Files are read on each request, so a
 * build may be replaced while the server runs.
 * @param folder the build's dist/
 * @param base the BASE_PATH it was built for
 */
export function createShopServer(folder: string, base = '/'): Server {
  const dist = path.resolve(folder);
  const sendFile = createFileHandler(dist);
  const answering = new WeakSet<Duplex>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    answering.add(request.socket);
    response.once('close', () => answering.delete(request.socket));
    response.setHeaders(new Map(Object.entries(defaultHeaders)));
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return end(response, 400, { Connection: 'close' });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, { Allow: 'GET, HEAD' });
    // The request target may be an absolute URL, as sent to a proxy.
    const asked = (request.url ?? '').replace(/^https?:\/\/[^/?]*/iu, '');
    const address = cleanAddress(asked, base);
    if (address !== undefined) return end(response, 301, { Location: address });
    if (!asked.startsWith(base)) return sendNotFound(dist, request, response);
    request.url = asked.slice(base.length - 1);
    return sendFile(request, response);
  };
  return (
    // Node would answer each of these itself, without the headers.
    createServer({ requireHostHeader: false }, answer)
      .on('checkExpectation', answer)
      .on('connect', (_request, socket) => refuse(socket, 405))
      .on('clientError', (error: NodeJS.ErrnoException, socket) => {
        if (socket.writable && !answering.has(socket))
          refuse(socket, malformedStatuses.get(error.code ?? '') ?? 400);
        else socket.destroy();
      })
  );
}
