import type { Move } from '../../shop/moves/moves';
import { moveWithWayBack } from '../../shop/moves/way-back';
import { shop } from '../../shop/store';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';

/** Carries out an event of the lists, says so, and offers the way back for as long as the toast stays. */
export function moveWithUndo(move: Move, message: string): void {
  void showUndoToast(message, moveWithWayBack(shop, move));
}
