import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Something that only paper shows, in an element with the class `printout`, and a function that prints it. */
export function usePrinted<T>() {
  const [printed, setPrinted] = useState<T>();
  const printAlone = (next: T) => {
    flushSync(() => setPrinted(() => next));
    addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    print();
  };
  return { printed, printAlone };
}
