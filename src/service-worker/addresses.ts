import { cleanPathname } from '../lib/paths';

/** A file that is kept from the beginning. */
export interface KeptFile {
  /** Relative to the service worker. */
  readonly url: string;
  /** Changes with the content; `null` where the name does. */
  readonly revision: string | null;
}

/** The address that a page is kept at, for whoever asks for it at another one: a server would have led them there. */
export function keptAddresses(url: URL, base: string): URL[] {
  const path = cleanPathname(url.pathname, base);
  return path === url.pathname ? [] : [new URL(path, url)];
}

/** A picture's address without width and format: `watch` for watch-640.avif. */
function pictureName(address: string): string {
  return new URL(address).pathname.replace(/(?:-\d+)?\.\w+$/u, '');
}

function pictureWidth(address: string): number {
  return Number(/-(?<width>\d+)\.\w+$/u.exec(address)?.groups?.['width'] ?? 0);
}

/** Of the addresses of kept pictures the widest that shows the same as the one that is wanted. */
export function widestAlike(wanted: string, kept: readonly string[]): string | undefined {
  return kept
    .filter((address) => pictureName(address) === pictureName(wanted))
    .sort((one, other) => pictureWidth(other) - pictureWidth(one))[0];
}
