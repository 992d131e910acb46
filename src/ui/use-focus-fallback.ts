import { useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from './dialog-state';

/** Handlers for an element around controls that a render may remove while they have focus; `focus` moves it on. */
export function useFocusFallback(focus: () => void) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // Later in the same task, the handler that removed a control may move focus itself.
    queueMicrotask(() => {
      if (hasFocus.current && document.activeElement === document.body) focus();
    });
  });
  return {
    onFocus: () => {
      // A dialog returns it by itself.
      hasFocus.current = !isDialogOpen();
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
