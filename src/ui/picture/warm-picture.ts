/** A picture in several widths, as `Picture` takes it. */
interface WarmablePicture {
  readonly src: string;
  readonly avif: string | undefined;
  readonly webp: string | undefined;
}

/**
 * Has the browser load the file that it would choose for a picture at `sizes`, ahead of need. A picture
 * with one file only is left alone: it is loaded already wherever it is shown.
 */
export function warmPicture({ src, avif, webp }: WarmablePicture, sizes: string): void {
  if (avif === undefined && webp === undefined) return;
  const picture = document.createElement('picture');
  for (const [type, srcset] of [
    ['image/avif', avif],
    ['image/webp', webp],
  ] as const) {
    if (srcset === undefined) continue;
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }));
  }
  const image = new Image();
  picture.append(image);
  image.src = src;
}
