import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { takesText } from '../../focus/keys';
import { focusHeading, focusPlace } from '../../focus/places';
import { loadStyled } from '../../lib/failed-styles';
import { announce } from '../announcer';
import type { ToastOptions } from './toast-container';

type Code = typeof import('./toast-container');

const loaded = createStore<{ code?: Code }>()(() => ({}));

async function loadCode(): Promise<Code> {
  const { dismissToast, pushToast, ToastContainer } = await loadStyled(() => import('./toast-container'));
  const code = { dismissToast, pushToast, ToastContainer };
  loaded.setState({ code });
  return code;
}

async function push(message: string, options: ToastOptions): Promise<void> {
  try {
    // Synchronous if loaded: Ctrl+Z may follow at once.
    const { pushToast } = loaded.getState().code ?? (await loadCode());
    const undoId = options.action?.undoId;
    if (undoId === undefined || changes.has(undoId)) pushToast(message, options);
  } catch {
    // Without a network the message is only announced.
  }
}

/** Shows a short message at the top of the page for five seconds (specification §9), or longer if it has an action. */
export function showToast(message: string, options: ToastOptions = {}): void {
  announce(options.action?.undoId === undefined ? message : `${message}. Press Control Z to undo.`);
  void push(message, options);
}

export interface Undo {
  run: () => void;
  /** Announced after "Undone: ". */
  undone: string;
  /** The row that comes back and gets focus. */
  itemId?: string | undefined;
}

/** Changes that can be undone, by their number, the latest last. They outlive their toasts (WCAG 2.2.1). */
const changes = new Map<number, Undo>();

/** Each holds the lists before and after. */
const MAX_CHANGES = 50;

let lastId = 0;

function undoChange(id: number): void {
  const change = changes.get(id);
  if (!change) return;
  changes.delete(id);
  const focused = document.activeElement;
  flushSync(change.run);
  announce(`Undone: ${change.undone}`);
  if (focused?.isConnected === false) focusHeading();
  if (change.itemId !== undefined) focusPlace(`remove ${change.itemId}`);
  loaded.getState().code?.dismissToast(id);
}

/** Announces a change, with an Undo button. */
export function undoable(message: string, undo: Undo): void {
  const undoId = (lastId += 1);
  changes.set(undoId, undo);
  changes.delete(undoId - MAX_CHANGES);
  showToast(message, { action: { label: 'Undo', run: () => undoChange(undoId), undoId } });
}

/** Removes every Undo, after a step that changes cannot be undone across. */
export function forgetUndos(): void {
  for (const id of changes.keys()) loaded.getState().code?.dismissToast(id);
  changes.clear();
}

/** Ctrl+Z undoes the latest change, because a toast is many presses of Tab away (WCAG 2.1.1). */
function useUndoKey(): void {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!isUndo || event.repeat || takesText(event.target)) return;
      const latest = [...changes.keys()].at(-1);
      if (latest === undefined) announce('Nothing to undo');
      else undoChange(latest);
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}

/** @param isCompact shows only the newest, at the very top */
export function Toasts({ isCompact }: { isCompact: boolean }) {
  useUndoKey();
  const { code } = useStore(loaded);
  return code ? <code.ToastContainer isCompact={isCompact} /> : null;
}
