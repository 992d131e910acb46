/** By file extension. Debian's mime.types lacks some of them, and which ones depends on the release. */
export const contentTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  json: 'application/json',
  bin: 'application/octet-stream',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  gltf: 'model/gltf+json',
  hdr: 'image/vnd.radiance',
} as const;
