/** A file that is kept from the beginning. */
export interface KeptFile {
  /** Relative to the service worker. */
  url: string;
  /** Changes with the content; `null` where the name does. */
  revision: string | null;
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
