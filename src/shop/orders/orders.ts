import { createStore } from 'zustand/vanilla';
import { readStored, watchStored, writeStored, type StorageTrouble } from '../../lib/browser-storage';
import { isKeepable, decodeBook, emptyBook, encodeBook, mergeBooks, type OrderBook } from './order-book';
import type { Order } from './order';

/** Where orders are stored, and where a text goes that cannot be read. */
const ORDERS_KEY = 'ultraviolet-orders';
const ASIDE_KEY = 'ultraviolet-orders.set-aside';

/** What is known of the orders. */
interface OrdersState extends OrderBook {
  /** Why the last one could not be kept: beyond this visit, or at all where it is too large. */
  readonly trouble: StorageTrouble | undefined;
}

/**
 * The orders of a tab, in step with what is stored and with the other tabs: the storage is read and merged
 * before each write, and again when another tab has written, so that of two that write at once none is lost.
 */
export function createOrders() {
  const store = createStore<OrdersState>()(() => ({ ...emptyBook, trouble: undefined }));
  let ending: (() => void) | undefined;

  /** Merges in what is stored; true where the storage then lacks something of it. */
  const take = (): boolean => {
    const text = readStored(ORDERS_KEY);
    const stored = text === undefined ? emptyBook : decodeBook(text);
    if (text !== undefined && !stored) writeStored(ASIDE_KEY, text);
    const merged = mergeBooks(store.getState(), stored ?? emptyBook);
    store.setState(merged);
    return encodeBook(merged) !== (text ?? encodeBook(emptyBook));
  };
  const write = () => store.setState({ trouble: writeStored(ORDERS_KEY, encodeBook(store.getState())) });
  const agree = () => {
    if (take()) write();
  };
  const hear = () => {
    // Cleared from outside.
    if (readStored(ORDERS_KEY) === undefined) store.setState(emptyBook);
    else agree();
  };

  /** Brings back what was kept, and follows the other tabs from then on; the returned function ends it. */
  const keep = (): (() => void) => {
    agree();
    ending ??= watchStored(ORDERS_KEY, hear, agree);
    return () => {
      ending?.();
      ending = undefined;
    };
  };
  const change = (next: (book: OrderBook) => OrderBook) => {
    keep();
    store.setState((book) => mergeBooks(book, next(book)));
    write();
  };

  return Object.assign(store, {
    keep,
    /** Notes that a purchase was made. */
    note(order: Order) {
      change((book) => ({
        ...book,
        orders: [{ ...order, noted: Math.max(order.noted, book.forgotten + 1) }],
      }));
      if (!isKeepable(order)) store.setState({ trouble: 'full' });
    },
    /** Forgets all orders, on this device; returns the way back. */
    forget(): () => void {
      keep();
      const { orders } = store.getState();
      change((book) => ({
        orders: [],
        forgotten: Math.max(Date.now(), ...book.orders.map(({ noted }) => noted)),
      }));
      return () =>
        change((book) => ({
          ...book,
          orders: orders.map((order) => ({ ...order, noted: book.forgotten + 1 })),
        }));
    },
  });
}

/** The orders of this page. */
export const orders = createOrders();
