export const workerFile = 'sw.js';

/** The path of a picture. */
export const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/iu;

export const workerMessages = {
  takeOver: 'TAKE_OVER',
  /** Cache what the page loaded earlier. Name and shape of the message are Workbox's. */
  cacheUrls: 'CACHE_URLS',
} as const;

/** The only policy that the Content-Security-Policy allows (`trusted-types` in deploy/security-headers.ts). */
export const TRUSTED_TYPES_POLICY = 'ultraviolet-service-worker';
