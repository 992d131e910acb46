interface PictureFiles {
  src: string;
  avif: string | undefined;
  webp: string | undefined;
}

/** Has the browser load the file that it would choose at `sizes`. A picture of one file is loaded wherever it is shown. */
export function prefetchPicture({ src, avif, webp }: PictureFiles, sizes: string): void {
  if (avif === undefined || webp === undefined) return;
  const picture = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', srcset: avif, sizes });
  const image = new Image();
  picture.append(source, image);
  Object.assign(image, { sizes, srcset: webp, src });
}
