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
  if (avif === undefined || webp === undefined) return;
  const picture = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', srcset: avif, sizes });
  const image = new Image();
  picture.append(source, image);
  Object.assign(image, { sizes, srcset: webp, src });
}
