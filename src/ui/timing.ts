import { startTransition, useEffect, useState } from 'react';

/** How long an announcement is kept. */
export const MEMORY_MS = 2000;

/** Counts the paints of the content, up to `most`, so that less urgent parts can wait for them. */
export function usePaints(content: unknown, most: number): number {
  const [last, setLast] = useState<{ content: unknown; paints: number }>();
  const paints = last !== undefined && last.content === content ? last.paints : 0;
  useEffect(() => {
    if (paints >= most) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLast({ content, paints: paints + 1 })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [content, paints, most]);
  return paints;
}

/** Turns true after the first paint, or the first with content. */
export const usePainted = (hasContent = true): boolean => usePaints(hasContent, hasContent ? 1 : 0) > 0;

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
