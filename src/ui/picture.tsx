import { useEffect, useRef, useState, ViewTransition, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  avif?: string | undefined;
  webp?: string | undefined;
  /** One AVIF file for narrow windows, where a sharper one shows no difference. */
  narrow?: { media: string; avif: string } | undefined;
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** A change of screen moves the picture to the next screen's of the same name. */
  transitionName?: string | undefined;
}

const ignore = () => undefined;

export function Picture({
  src,
  avif,
  webp,
  narrow,
  fallback,
  alt,
  sizes,
  transitionName,
  onLoad = ignore,
  ...props
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const usable = src !== '' && failed !== src;
  const ref = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && !current.naturalWidth) current.decode().catch(() => setFailed(src));
  }, [src]);
  const image = (
    <img
      ref={ref}
      decoding="async"
      {...props}
      alt={alt}
      src={usable ? src : fallback}
      srcSet={usable ? webp : undefined}
      sizes={sizes}
      // Without it, React delays a transition until the image has loaded.
      onLoad={onLoad}
      onError={() => {
        if (usable) setFailed(src);
      }}
    />
  );
  return (
    <picture>
      {usable && narrow && <source type="image/avif" media={narrow.media} srcSet={narrow.avif} />}
      {usable && avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {transitionName === undefined ? (
        image
      ) : (
        <ViewTransition name={transitionName} default="none" share="picture">
          {image}
        </ViewTransition>
      )}
    </picture>
  );
}

type PictureFiles = Pick<PictureProps, 'src' | 'avif' | 'webp'>;

/** Loads the file that the browser would choose at `sizes`; a picture of one file is on every screen already. */
export function prefetchPicture({ src, avif, webp }: PictureFiles, sizes: string): void {
  if (avif === undefined || webp === undefined) return;
  const picture = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', srcset: avif, sizes });
  const image = new Image();
  picture.append(source, image);
  Object.assign(image, { sizes, srcset: webp, src });
}
