import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../build/fixture/dist');
const home = readFileSync(`${dist}/index.html`, 'utf8');

/** The scripts that the page of / asks for before anything is touched. */
const firstScripts = [
  ...new Set(
    [...home.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(([, file]) => `${dist}/${file}`),
  ),
];

export default [
  { name: 'JavaScript of the first load of /', path: firstScripts, gzip: true, limit: '95 kB' },
  { name: 'Typeface', path: `${dist}/assets/*.woff2`, brotli: false, limit: '40 kB' },
  { name: 'HTML of / with its styles', path: `${dist}/index.html`, brotli: true, limit: '14 kB' },
  { name: 'Chart', path: `${dist}/assets/statistics-*.js`, gzip: true, limit: '14 kB' },
  { name: 'Service worker', path: `${dist}/sw.js`, gzip: true, limit: '11.5 kB' },
  { name: '3D view', path: `${dist}/assets/model-stage-*.js`, brotli: true, limit: '235 kB' },
  { name: 'Toasts', path: `${dist}/assets/toast-container-*.js`, gzip: true, limit: '8 kB' },
];
