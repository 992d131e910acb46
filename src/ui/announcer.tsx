import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { visuallyHidden } from './classes';
import { MEMORY_MS } from './timing';
import { toastParent } from './toasts/toast-parent';

const announced = createStore<{ text: string; turn: number }>()(() => ({ text: '', turn: 0 }));

let forgetting: ReturnType<typeof setTimeout>;

/** Announces a text to screen readers, even if it repeats the last one, and forgets it, so that no old one is read later. */
export function announce(text: string): void {
  announced.setState(({ turn }) => ({ text, turn: turn + 1 }));
  clearTimeout(forgetting);
  forgetting = setTimeout(() => announced.setState({ text: '' }), MEMORY_MS);
}

/**
 * The live region for announcements, from hydration on (WCAG 4.1.3). It moves with the toasts: a dialog silences
 * everything outside it.
 */
export function Announcer() {
  const { text, turn } = useStore(announced);
  return createPortal(
    // At the foot of the page it would add a pixel to the height.
    <div role="status" className={visuallyHidden} style={{ top: 0 }}>
      <span key={turn}>{text}</span>
    </div>,
    toastParent(),
  );
}
