import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what is there by now has been painted, so that what surrounds it can come: rendered in slices
 * between which the browser answers, and without having kept the first paint waiting.
 * @param isThere whether there is something to paint yet
 */
export function usePainted(isThere = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere]);
  return isThere && isPainted;
}
