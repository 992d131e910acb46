import { startTransition, useEffect, useState } from 'react';

/** Turns true after the first paint, so that less urgent parts do not delay it. */
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

const REST_MS = 700;

/** Debounces live-region text while the shopper types. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
