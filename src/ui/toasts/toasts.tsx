import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { announce } from '../announcer';
import type { ToastOptions } from './toast-container';

type Code = typeof import('./toast-container');

const loaded = createStore<{ code?: Code }>()(() => ({}));

async function loadCode(): Promise<Code> {
  const { forgetUndos: forget, pushToast, ToastContainer } = await import('./toast-container');
  const code = { forgetUndos: forget, pushToast, ToastContainer };
  loaded.setState({ code });
  return code;
}

async function push(message: string, options: ToastOptions): Promise<void> {
  try {
    // Synchronous if loaded: Ctrl+Z may follow at once.
    const { pushToast } = loaded.getState().code ?? (await loadCode());
    pushToast(message, options);
  } catch {
    announce(message);
  }
}

/**
 * Shows a short message at the top of the page for five seconds (specification §9), or longer if it has an action.
 * If its code cannot be loaded, as without a network, the message is only read out.
 */
export function showToast(message: string, options: ToastOptions = {}): void {
  void push(message, options);
}

/** Announces a change, with an Undo button. */
export function undoable(message: string, undo: () => void): void {
  const run = () => {
    undo();
    announce('Undone');
  };
  showToast(message, { action: { label: 'Undo', run, isUndo: true } });
}

/** Removes every Undo, after a step that changes cannot be undone across. */
export function forgetUndos(): void {
  loaded.getState().code?.forgetUndos();
}

/** @param isCompact shows only the newest, at the very top */
export function Toasts({ isCompact }: { isCompact: boolean }) {
  const { code } = useStore(loaded);
  return code ? <code.ToastContainer isCompact={isCompact} /> : null;
}
