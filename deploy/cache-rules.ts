interface CacheRule {
  /** A folder of the build, with a slash at both ends. */
  readonly folder: string;
  readonly value: string;
}

/**
 * How long browsers may keep what is in a folder of the build, without asking whether it has changed.
 * Files with a hash in their name never change; a picture may be replaced, and an hour of the old one does no harm.
 */
export const cacheRules: readonly CacheRule[] = [
  { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  { folder: '/images/', value: 'public, max-age=3600' },
];

/** For all else, pages and Data.json among it: kept, but asked for at every use. */
export const otherwise = 'no-cache';

/** The Cache-Control header of a file, by its path from the folder that the shop is served from. */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ folder }) => pathname.startsWith(folder))?.value ?? otherwise;
}
