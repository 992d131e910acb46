import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { announce } from '../announcer';
import type { ToastOptions } from './toast-container';

const loadContainer = () => import('./toast-container');
const ToastContainer = lazy(() => loadContainer().then((module) => ({ default: module.ToastContainer })));

let loaded: Awaited<ReturnType<typeof loadContainer>> | undefined;

const wanted = createStore<boolean>()(() => false);

/** Shows a short message at the top of the page for five seconds (specification §9), or longer if it has an action. */
export async function showToast(message: string, options: ToastOptions = {}): Promise<void> {
  wanted.setState(true);
  // Without a wait where it can be: Ctrl+Z may follow at once.
  loaded ??= await loadContainer();
  loaded.pushToast(message, options);
}

export function showUndoToast(message: string, undo: () => void): Promise<void> {
  const run = () => {
    undo();
    announce('Undone');
  };
  return showToast(message, { action: { label: 'Undo', run, isUndo: true } });
}

export function Toasts() {
  const isWanted = useStore(wanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  ) : null;
}
