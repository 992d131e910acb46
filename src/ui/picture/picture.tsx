import { useEffect, useRef, useState, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  /** The same picture in several widths, as `srcset` takes them; the browser chooses by `sizes`. */
  readonly avif?: string | undefined;
  readonly webp?: string | undefined;
  /** One file of the AVIF set for narrow windows, where a sharper one shows no difference. */
  readonly narrow?: { readonly media: string; readonly avif: string } | undefined;
  /** Shown where `src` is empty or fails to load. */
  readonly fallback: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What is on it: a change of screen carries it over to the picture that shows the same (`carried-pictures.tsx`). */
  readonly 'data-shows'?: string;
}

/** An image with a stand-in for when it fails. Its room is known before it loads (`width`, `height`), so nothing shifts. */
export function Picture({ src, avif, webp, narrow, fallback, alt, sizes, ...props }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const usable = src !== '' && failed !== src;
  const ref = useRef<HTMLImageElement>(null);
  // A picture may have failed before hydration, when nobody listened.
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
      onError={() => {
        if (usable) setFailed(src);
      }}
    />
  );
  return (
    <picture>
      {usable && narrow && <source type="image/avif" media={narrow.media} srcSet={narrow.avif} />}
      {usable && avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  );
}
