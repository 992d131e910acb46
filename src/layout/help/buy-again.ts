import { addAll } from '../../shop/moves/moves';
import { moveWithWayBack } from '../../shop/moves/way-back';
import { boughtWords, onSale } from '../../shop/orders/buy-again';
import type { Order } from '../../shop/orders/order';
import type { ShopState } from '../../shop/state';
import { shop } from '../../shop/store';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';
import { showToast } from '../../ui/toasts/toasts';

/** The shop once its catalogue has arrived, or could not be had. */
function withCatalogue(): Promise<ShopState> {
  return new Promise((resolve) => {
    let end: (() => void) | undefined;
    const look = (state: ShopState) => {
      if (state.catalogue.status === 'loading') return;
      end?.();
      resolve(state);
    };
    end = shop.subscribe(look);
    look(shop.getState());
  });
}

/**
 * Puts what was bought into the cart again, says what is no longer sold, and offers the way back. It waits
 * for the catalogue, which the screen that is shown has to ask for.
 */
export async function buyAgain(order: Order): Promise<void> {
  const state = await withCatalogue();
  if (state.catalogue.status === 'failed') {
    await showToast('The gadgets could not be loaded, so nothing was added. Please try again later.', {
      isWarning: true,
    });
    return;
  }
  const today = onSale(state, order);
  const message = boughtWords(today);
  if (today.products.length === 0) {
    await showToast(message, { isWarning: true });
    return;
  }
  await showUndoToast(message, moveWithWayBack(shop, addAll('cartItems', today.products)));
}
