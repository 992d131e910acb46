import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { visuallyHidden } from './classes';

const announced = createStore<{ text: string; turn: number }>()(() => ({ text: '', turn: 0 }));

/** Announces a text to screen readers, even if it repeats the last one. */
export function announce(text: string): void {
  announced.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

/** The live region for announcements; once on the page, from the start (WCAG 4.1.3). */
export function Announcer() {
  const { text, turn } = useStore(announced);
  return (
    <div role="status" className={visuallyHidden}>
      <span key={turn}>{text}</span>
    </div>
  );
}
