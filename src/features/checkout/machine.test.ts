import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answered, freeItems, pendingOrder, place, type Answer, type PlacedOrder } from './machine';

const content = { lines: [], total: 100, customer: { name: 'Ada' } };

/** The storage that tabs share, and an endpoint that keeps one row for each number. */
class World {
  cart: Array<{ itemId: string }> = [];
  orders: readonly PlacedOrder[] = [];
  readonly rows = new Map<string, readonly string[]>();
  /** The orders that each tab sends. */
  readonly tabs: [Array<PlacedOrder>, Array<PlacedOrder>] = [[], []];
  #items = 0;

  add(): void {
    this.#items += 1;
    this.cart.push({ itemId: `item ${this.#items}` });
  }

  /** A press on the button, in the form or of *Try again*. */
  press(tab: 0 | 1, now: number): void {
    const ids = this.cart.map(({ itemId }) => itemId);
    const last = pendingOrder(ids, this.orders);
    // *Change the order* forgets it.
    if (last?.state === 'refused') this.orders = this.orders.filter((each) => each !== last);
    const pending = last?.state === 'refused' ? undefined : last;
    const free = freeItems(this.cart, this.orders).map(({ itemId }) => itemId);
    if (!pending && free.length === 0) return;
    // A lock keeps a second tab waiting.
    if (pending && this.tabs.flat().some(({ order }) => order === pending.order)) return;
    const order = pending ?? place(free, content, 'unknown', now);
    if (!pending) this.orders = [order, ...this.orders.filter((each) => each.order !== order.order)];
    this.tabs[tab].push(order);
  }

  /** The first try of a tab ends: its body has arrived or not, and its answer has or not. */
  answer(tab: 0 | 1, hasArrived: boolean, answer: Answer): void {
    const order = this.tabs[tab].shift();
    if (!order) return;
    const isTaken = this.rows.has(order.order);
    if (hasArrived && answer.type !== 'refused' && !isTaken) this.rows.set(order.order, order.itemIds);
    // Nothing can be accepted that has not arrived, nor refused once it is kept.
    const isTrue = answer.type === 'accepted' ? hasArrived : answer.type !== 'refused' || !isTaken;
    const told: Answer = isTrue ? answer : { type: 'unknown' };
    this.orders = this.orders.map((each) => (each.order === order.order ? answered(each, told) : each));
    const received = this.orders.find((each) => each.order === order.order && each.state === 'received');
    const ids = new Set(received?.itemIds);
    this.cart = this.cart.filter(({ itemId }) => !ids.has(itemId));
  }

  /** A try that is cut off may arrive all the same. */
  reload(tab: 0 | 1, hasArrived: boolean): void {
    for (const { order, itemIds } of this.tabs[tab].splice(0)) {
      const isPending = this.orders.some((each) => each.order === order && each.state === 'unknown');
      if (hasArrived && isPending && !this.rows.has(order)) this.rows.set(order, itemIds);
    }
  }
}

const tab = fc.constantFrom<0 | 1>(0, 1);
const answer = fc.constantFrom<Answer>(
  { type: 'accepted' },
  { type: 'unknown' },
  { type: 'unknown', waitS: 3 },
  { type: 'refused', why: 'Sold out' },
);
const steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('add' as const) }),
    fc.record({ type: fc.constant('press' as const), tab, now: fc.nat() }),
    fc.record({ type: fc.constant('answer' as const), tab, hasArrived: fc.boolean(), answer }),
    fc.record({ type: fc.constant('reload' as const), tab, hasArrived: fc.boolean() }),
  ),
  { maxLength: 40 },
);

it('loses and doubles no order, whatever is answered, cut off and reloaded in two tabs', () => {
  fc.assert(
    fc.property(steps, (schedule) => {
      const world = new World();
      world.add();
      for (const step of schedule) {
        if (step.type === 'add') world.add();
        else if (step.type === 'press') world.press(step.tab, step.now);
        else if (step.type === 'reload') world.reload(step.tab, step.hasArrived);
        else world.answer(step.tab, step.hasArrived, step.answer);
      }
      const arrived = [...world.rows.values()].flat();
      expect(new Set(arrived).size).toBe(arrived.length);
      const untrue = world.orders.filter(
        ({ order, state }) => state === (world.rows.has(order) ? 'refused' : 'received'),
      );
      expect(untrue).toEqual([]);
      const shown = new Set(world.orders.map(({ order }) => order));
      for (const number of world.rows.keys()) expect(shown.has(number)).toBe(true);
      const held = new Set(
        world.orders.filter(({ state }) => state === 'received').flatMap((o) => o.itemIds),
      );
      expect(world.cart.some(({ itemId }) => held.has(itemId))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

it('offers refused items again under their number, and forgets the shopper’s data on arrival', () => {
  const first = place(['a'], content, 'unknown', 1);
  const refused = answered(first, { type: 'refused', why: 'Sold out' });
  expect(refused).toMatchObject({ state: 'refused', why: 'Sold out', customer: { name: 'Ada' } });
  expect(freeItems([{ itemId: 'a' }], [refused])).toEqual([{ itemId: 'a' }]);
  const second = place(['a'], content, 'unknown', 2);
  expect(second.order).toBe(first.order);
  const received = answered(second, { type: 'accepted' });
  expect(received).toMatchObject({ state: 'received', customer: undefined });
  expect(answered(received, { type: 'refused', why: 'late' })).toBe(received);
});
