import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { visuallyHidden } from './classes';
import { toastParent } from './toasts/toast-parent';

const announced = createStore<{ text: string; turn: number }>()(() => ({ text: '', turn: 0 }));

const subscribeToNothing = () => () => undefined;

const MEMORY_MS = 2000;
let forgetting: ReturnType<typeof setTimeout>;

/** Announces a text to screen readers, even if it repeats the last one; later it is not found at the page's end. */
export function announce(text: string): void {
  announced.setState(({ turn }) => ({ text, turn: turn + 1 }));
  clearTimeout(forgetting);
  forgetting = setTimeout(() => announced.setState({ text: '' }), MEMORY_MS);
}

/** The live region for announcements, from the start (WCAG 4.1.3). It moves with the toasts: a dialog silences all outside it. */
export function Announcer() {
  const { text, turn } = useStore(announced);
  // The prerendered page has no document to put it in.
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isMounted) return null;
  return createPortal(
    // At the foot of the page it would make that a pixel higher.
    <div role="status" className={visuallyHidden} style={{ top: 0 }}>
      <span key={turn}>{text}</span>
    </div>,
    toastParent(),
  );
}
