import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  ViewTransition,
  type ComponentProps,
} from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const settled = createStore(() => false);

/** True once pictures below the fold load too, so that a page can be captured whole (docs/decisions/0024-whole-pages.md). */
const useSettled = (): boolean => useStore(settled);

/** A phone, a slow connection and Save-Data load pictures as they come near. */
export function settle(): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (innerWidth >= 768 && !saveData && effectiveType === '4g') settled.setState(true, true);
}

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  /** Files of several widths, as in `srcset`. */
  avif?: string | undefined;
  webp?: string | undefined;
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** A change of screen moves the picture to the next screen's of the same name. */
  transitionName?: string | undefined;
}

/** The files that pictures with a transition last loaded, by name. */
export const loadedFiles = new Map<string, string>();

/** Nothing to try. */
const NONE: ReadonlyArray<string | undefined> = ['', undefined];

/** Tries the AVIF files, then the WebP files, then `src`, and then shows the fallback until the network is back. */
export function Picture({ src, avif, webp, fallback, alt, sizes, transitionName, ...props }: PictureProps) {
  const [failed, setFailed] = useState(NONE);
  const files = [avif, webp, src].find((each) => !failed.includes(each));
  const shown = files === undefined ? fallback : src;
  const srcSet = files === src ? undefined : files;
  const fail = useCallback(() => setFailed((before) => [...before, files]), [files]);
  const ref = useRef<HTMLImageElement>(null);
  // Sets the files once the image is in the page. React creates images for renders that it abandons, and Chromium
  // never frees one with `srcset` that was not in the page.
  useLayoutEffect(() => {
    for (const [name, value = ''] of Object.entries({ sizes, srcset: srcSet, src: shown }))
      if ((ref.current?.getAttribute(name) ?? '') !== value) ref.current?.setAttribute(name, value);
  }, [sizes, srcSet, shown]);
  // It may have failed before hydration.
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && !current.naturalWidth) current.decode().catch(fail);
  }, [fail]);
  const hasFailed = failed !== NONE;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setFailed(NONE);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);
  const isSettled = useSettled();
  const image = (
    <img
      ref={ref}
      decoding="async"
      {...props}
      loading={isSettled ? 'eager' : props.loading}
      {...(import.meta.env.SSR && { sizes, srcSet, src: shown })}
      suppressHydrationWarning
      alt={alt}
      onError={fail}
      onLoad={(event) => {
        if (transitionName !== undefined) loadedFiles.set(transitionName, event.currentTarget.currentSrc);
        props.onLoad?.(event);
      }}
    />
  );
  if (transitionName === undefined) return image;
  return (
    <ViewTransition name={transitionName} default="none" share="picture">
      {image}
    </ViewTransition>
  );
}

/** Loads the file that the browser would choose; a picture of one file is on every screen already. */
export function prefetchPicture({ avif, sizes }: Pick<PictureProps, 'avif' | 'sizes'>): void {
  if (avif === undefined) return;
  const image = new Image();
  // Chromium frees an image with `srcset` only when it is removed from something.
  document.createElement('div').append(image);
  for (const type of ['load', 'error']) image.addEventListener(type, () => image.remove());
  Object.assign(image, { sizes, srcset: avif });
}
