import type { Move } from '../../shop/moves/moves';
import { moveWithWayBack } from '../../shop/moves/way-back';
import { shop } from '../../shop/store';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';

/**
 * Carries out an event of the lists, says so, and offers the way back for as long as the toast stays.
 * @param afterUndo where a keyboard goes on, for the pressed button goes with its toast
 */
export function moveWithUndo(move: Move, message: string, afterUndo: () => void): void {
  const goBack = moveWithWayBack(shop, move);
  void showUndoToast(message, () => {
    goBack();
    afterUndo();
  });
}
