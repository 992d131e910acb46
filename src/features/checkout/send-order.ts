import { createStore } from 'zustand/vanilla';
import { catalogAddress } from '../../lib/paths';
import type { Answer, PlacedOrder } from './machine';
import { placedOrders, storeAnswer } from './placed-orders';
import { readAnswer, requestFor, type Service } from './services';

const TIMEOUT_MS = 30_000;

/** The orders that this tab sends, and how long the last answer asks to wait, in seconds. */
export const sending = createStore<{ orders: readonly string[]; waitS?: number | undefined }>()(() => ({
  orders: [],
}));

async function post(way: Service, order: PlacedOrder, trap: string): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const catalog = new URL(catalogAddress, document.baseURI).href;
  try {
    const response = await fetch(way.url, {
      method: 'POST',
      ...requestFor(way, order, { catalog, trap }),
      // A page that a redirect leads to would answer anything.
      redirect: 'error',
      credentials: 'omit',
      signal: controller.signal,
    });
    const text = await response.text();
    const retryAfter = response.headers.get('Retry-After');
    return readAnswer(way, order, { status: response.status, text, retryAfter });
  } catch {
    return { type: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

/** Runs it, unless another tab is at it: then waits, and storage brings the answer. Two tries could be answered differently. */
async function inOneTab(order: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  const name = `order ${order}`;
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    await (lock ? run() : navigator.locks.request(name, () => undefined));
  });
}

/** Sends a stored order, and stores the answer. */
export async function sendOrder({ order }: PlacedOrder, way: Service, trap = ''): Promise<void> {
  if (sending.getState().orders.includes(order)) return;
  sending.setState(({ orders }) => ({ orders: [...orders, order], waitS: undefined }));
  await inOneTab(order, async () => {
    placedOrders.pull();
    // Another tab may have had an answer meanwhile.
    const stored = placedOrders.getState().find((each) => each.order === order);
    if (stored?.state !== 'unknown') return;
    const answer = await post(way, stored, trap);
    storeAnswer(stored, answer);
    if (answer.type === 'unknown') sending.setState({ waitS: answer.waitS });
  });
  sending.setState(({ orders }) => ({ orders: orders.filter((each) => each !== order) }));
}
