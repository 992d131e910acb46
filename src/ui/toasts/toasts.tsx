import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ToastOptions } from './toast-options';

const loadContainer = () => import('./toast-container');
const ToastContainer = lazy(() => loadContainer().then((module) => ({ default: module.ToastContainer })));

/** The container is loaded with the first toast, for no screen needs it before. */
const wanted = createStore<boolean>()(() => false);

/** Shows a short message at the top of the page: for five seconds (specification §9), or longer where it offers something to do. */
export async function showToast(message: string, options: ToastOptions = {}): Promise<void> {
  wanted.setState(true);
  const container = await loadContainer();
  container.pushToast(message, options);
}

/** Where toasts appear; once on the page. */
export function Toasts() {
  const isWanted = useStore(wanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  ) : null;
}
