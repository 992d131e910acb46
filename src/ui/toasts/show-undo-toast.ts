import { announce } from '../announcer';
import { showToast } from './toasts';

/** Shows what was done, with a button that undoes it for as long as the toast stays; that it is undone is said too. */
export function showUndoToast(message: string, undo: () => void): Promise<void> {
  const run = () => {
    undo();
    announce('Undone');
  };
  return showToast(message, { action: { label: 'Undo', run, isUndo: true } });
}
