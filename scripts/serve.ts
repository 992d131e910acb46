import path from 'node:path';
import { createShopServer } from './shop-server';

const root = path.resolve(import.meta.dirname, '..');

const DEFAULT_PORT = 4173;

function readPort(): number {
  const text = process.env['PORT'];
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  console.error(`PORT is "${text}", which is not a port: give a whole number from 0 to 65535.`);
  process.exit(2);
}

/** Serves the production build. OUT_DIR and BASE_PATH as in scripts/build.ts. */
function main(): void {
  const base = process.env['BASE_PATH'] ?? '/';
  const server = createShopServer(path.resolve(root, process.env['OUT_DIR'] ?? '', 'dist'), base);
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
    console.log(`The shop is open at http://localhost:${port}${base}`);
  });
}

main();
