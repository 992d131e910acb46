import { useState, type ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  /** Shown where `src` is empty or fails to load. */
  readonly fallback: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An image with a stand-in for when it fails. Its room is known before it loads (`width`, `height`), so nothing shifts. */
export function Picture({ src, fallback, alt, ...props }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const usable = src !== '' && failed !== src;
  return (
    <img
      decoding="async"
      {...props}
      alt={alt}
      src={usable ? src : fallback}
      onError={() => {
        if (usable) setFailed(src);
      }}
    />
  );
}
