import { useEffect, useState } from 'react';

const REST_MS = 700;

/** A text once it rests, so that it is not read aloud at each letter that is typed. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
