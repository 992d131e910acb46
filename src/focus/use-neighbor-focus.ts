import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';

/** When a row is removed, focuses the same control in the next row, else in the previous one. */
export function useNeighborFocus() {
  const controls = useRef(new Map<string, HTMLElement>());
  const refOf = useCallback(
    (key: string) => (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { current } = controls;
      current.set(key, element);
      return () => void current.delete(key);
    },
    [],
  );
  /** @param keys the keys of all rows' controls in their order */
  const removeRow = useCallback(
    (keys: readonly string[], key: string, remove: () => void, orElse: () => void) => {
      flushSync(remove);
      const index = keys.indexOf(key);
      const neighbors = [...keys.slice(index + 1), ...keys.slice(0, index).toReversed()];
      const next = neighbors.find((neighbor) => controls.current.has(neighbor));
      if (next === undefined) orElse();
      else controls.current.get(next)?.focus();
    },
    [],
  );
  return { refOf, removeRow };
}
