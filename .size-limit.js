import { readFileSync } from 'node:fs';

const home = readFileSync(new URL('build/fixture/dist/index.html', import.meta.url), 'utf8');

/** The scripts that the page of / asks for before anything is touched. */
const firstScripts = [
  ...new Set(
    [...home.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(
      ([, file]) => `build/fixture/dist/${file}`,
    ),
  ),
];

export default [
  { name: 'JavaScript of the first load of /', path: firstScripts, gzip: true, limit: '92 kB' },
  { name: 'Typeface', path: 'build/fixture/dist/assets/*.woff2', brotli: false, limit: '40 kB' },
  { name: 'HTML of / with its styles', path: 'build/fixture/dist/index.html', brotli: true, limit: '14 kB' },
  { name: 'Chart', path: 'build/fixture/dist/assets/statistics-*.js', gzip: true, limit: '14 kB' },
  { name: 'Service worker', path: 'build/fixture/dist/sw.js', gzip: true, limit: '11.5 kB' },
  { name: '3D view', path: 'build/fixture/dist/assets/model-stage-*.js', brotli: true, limit: '130 kB' },
  { name: 'Toasts', path: 'build/fixture/dist/assets/toast-container-*.js', gzip: true, limit: '8 kB' },
];
