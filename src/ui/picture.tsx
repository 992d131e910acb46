import { useEffect, useRef, useState, ViewTransition, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  /** The same picture in several widths, as `srcset` takes them; the browser chooses by `sizes`. */
  avif?: string | undefined;
  webp?: string | undefined;
  /** One file of the AVIF set for narrow windows, where a sharper one shows no difference. */
  narrow?: { media: string; avif: string } | undefined;
  /** Shown where `src` is empty or fails to load. */
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** A change of screen moves the picture to the one of the same name there. */
  transitionName?: string | undefined;
}

/** An image with a fallback. Its size is known before it loads (`width`, `height`), so nothing shifts. */
export function Picture({
  src,
  avif,
  webp,
  narrow,
  fallback,
  alt,
  sizes,
  transitionName,
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
      // With it, React does not hold a transition until the image has loaded.
      onLoad={() => undefined}
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
