import { useRef } from 'react';
import { catalog, requestCatalog, type CatalogState } from '../../catalog/catalog';
import { type Product, productsById } from '../../catalog/product';
import { paths } from '../../lib/paths';
import { useNavigate } from '../../router/router';
import { addToCart } from '../../store/cart-changes';
import type { OrderLine } from '../../store/orders';
import { inStock } from '../../store/stock';
import { applyWithUndo } from '../../store/undo';
import { showToast, undoable } from '../../ui/toasts/toasts';
import { noun } from '../../words/words';

interface Bought {
  lines: readonly OrderLine[];
}

interface Sale {
  /** As many of each as were bought, at today's price. */
  products: readonly Product[];
  /** The titles of what is no longer sold. */
  gone: readonly string[];
  /** The titles of what is sold, but not now. */
  soldOut: readonly string[];
}

export function saleOf(products: readonly Product[], { lines }: Bought): Sale {
  const sold = productsById(products);
  const gone = lines.flatMap(({ product_id, title }) => (sold.has(product_id) ? [] : [title]));
  const wanted = lines.flatMap(({ product_id, quantity }) => {
    const product = sold.get(product_id);
    return product ? Array.from({ length: quantity }, () => product) : [];
  });
  const available = inStock(wanted);
  const missing = wanted.filter((product) => !available.includes(product));
  return {
    products: available,
    gone: [...new Set(gone)],
    soldOut: [...new Set(missing.map(({ product_title }) => product_title))],
  };
}

function listed(label: string, [first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return `${label}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

export function saleMessage({ products, gone, soldOut }: Sale): string {
  if (products.length === 0) return 'Nothing in this order is available anymore';
  const message = products.length === 1 ? 'Item Added to Cart' : `${products.length} Items Added to Cart`;
  return [message, listed('No longer sold', gone), listed('Sold out', soldOut)]
    .filter((part) => part !== '')
    .join('. ');
}

/** Resolves once the catalog, which an empty cart does not ask for, has arrived or failed. */
function settledCatalog(): Promise<CatalogState> {
  requestCatalog();
  const now = catalog.getState();
  if (now.status !== 'loading') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = catalog.subscribe((state) => {
      if (state.status === 'loading') return;
      stop();
      resolve(state);
    });
  });
}

async function buyAgain(order: Bought): Promise<void> {
  const { status, products } = await settledCatalog();
  const sale = saleOf(products, order);
  if (status === 'failed') {
    const message = `The ${noun.many} could not be loaded, so nothing was added. Please try again later.`;
    showToast(message, { isWarning: true });
  } else if (sale.products.length === 0) {
    showToast(saleMessage(sale), { isWarning: true });
  } else {
    const undo = applyWithUndo(() => addToCart(sale.products));
    undoable(saleMessage(sale), undo);
  }
}

/** Fills the cart anew, on the screen that shows it. */
export function useBuyAgain(): (order: Bought) => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return (order) => {
    // Until the other screen is there, a double click finds the button again.
    if (isLeaving.current) return;
    isLeaving.current = true;
    navigate(paths.dashboard);
    void buyAgain(order);
  };
}
