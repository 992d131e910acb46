interface CacheRule {
  /** In the build, with a slash at both ends. */
  readonly folder: string;
  readonly value: string;
}

/**
 * Files that browsers may cache without revalidating. Hashed file names never change; a picture may be replaced, and an
 * hour of the old one does no harm.
 */
export const cacheRules: readonly CacheRule[] = [
  { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  { folder: '/images/', value: 'public, max-age=3600' },
];

/** For everything else, including pages and Data.json: cached, but revalidated on every use. */
export const defaultCacheControl = 'no-cache';

/** @param pathname relative to the base path, with a leading slash */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ folder }) => pathname.startsWith(folder))?.value ?? defaultCacheControl;
}
