/** The package's own types need Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: ((options: { filter: Filter }) => Middleware) & { filter: Filter };
  export default compression;
}
