import type { Move } from '../../shop/moves/moves';
import { moveWithWayBack } from '../../shop/moves/way-back';
import { shop } from '../../shop/store';
import { announce } from '../../ui/announcer/announcer';
import { showToast } from '../../ui/toasts/toasts';

/**
 * Carries out an event of the lists, says so, and offers the way back for as long as the toast stays.
 * @param afterUndo where a keyboard goes on, for the pressed button goes with its toast
 */
export function moveWithUndo(move: Move, message: string, afterUndo: () => void): void {
  const goBack = moveWithWayBack(shop, move);
  const run = () => {
    goBack();
    announce('Undone');
    afterUndo();
  };
  void showToast(message, { label: 'Undo', run });
}
