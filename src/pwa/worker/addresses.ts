/** The address without width and format: `watch` for watch-640.avif. */
function pictureName(address: string): string {
  return new URL(address).pathname.replace(/(?:-\d+)?\.\w+$/u, '');
}

function pictureWidth(address: string): number {
  return Number(/-(?<width>\d+)\.\w+$/u.exec(address)?.groups?.['width'] ?? 0);
}

export function widestOfSame(wanted: string, cached: readonly string[]): string | undefined {
  return cached
    .filter((address) => pictureName(address) === pictureName(wanted))
    .sort((a, b) => pictureWidth(b) - pictureWidth(a))[0];
}
