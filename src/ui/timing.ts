import { startTransition, useEffect, useState } from 'react';

/** How long an announcement is kept. */
export const MEMORY_MS = 2000;

/**
 * Turns true after the first paint, so that less urgent parts do not delay it.
 * @param content false while there is none; true, or another value for each content that is to be painted first
 */
export function usePainted(content: unknown = true): boolean {
  const [painted, setPainted] = useState<unknown>();
  useEffect(() => {
    if (content === false) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => content)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [content]);
  return content !== false && content === painted;
}

/** Empty at first, then the text for two seconds after it changes: a live region's, which is not to be read later. */
export function useFleeting(text: string): string {
  const [last, setLast] = useState(text);
  const [fleeting, setFleeting] = useState('');
  if (text !== last) {
    setLast(text);
    setFleeting(text);
  }
  useEffect(() => {
    if (fleeting === '') return undefined;
    const timer = setTimeout(() => setFleeting(''), MEMORY_MS);
    return () => clearTimeout(timer);
  }, [fleeting]);
  return fleeting;
}

export const REST_MS = 700;

/** Debounces live-region text, or other values, while the shopper types. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
