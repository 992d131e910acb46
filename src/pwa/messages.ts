/** The service worker's file, in the folder that the shop lives under. */
export const workerFile = 'sw.js';

/** What a page may tell the service worker. */
export const workerMessages = {
  /** To take the place of the version that is running now. */
  takeOver: 'TAKE_OVER',
  /** To keep what the page has loaded without it. The name and the message's form are Workbox's own. */
  keep: 'CACHE_URLS',
} as const;
