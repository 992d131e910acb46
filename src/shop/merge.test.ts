import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { mergeKept } from './merge';
import { addAll, clearList, moveToCart, saveForLater, type Move } from './moves/moves';
import { moveWithWayBack } from './moves/way-back';
import { totalWishlistItems, wishlistRows } from './selectors';
import { initialState, type KeptState } from './state';
import { createShop, type Shop } from './store';

const gadget = (id: string) => product(id, { price: id.length });

/** The way back from each tab's last move. */
const waysBack = new WeakMap<Shop, () => void>();

function move(shop: Shop, what: Move): void {
  waysBack.set(shop, moveWithWayBack(shop, what));
}

/** What a tab may do, by name, so that a failing case reads as a story. */
const acts = {
  addA: (shop: Shop) => shop.addToCart(gadget('a')),
  addLong: (shop: Shop) => shop.addToCart(gadget('long')),
  wishA: (shop: Shop) => shop.addToWishlist(gadget('a')),
  wishB: (shop: Shop) => shop.addToWishlist(gadget('b')),
  removeFirst: (shop: Shop) => {
    const [first] = shop.getState().cartItems;
    if (first) shop.removeItem('cartItems', first);
  },
  unwishFirst: (shop: Shop) => {
    const [first] = shop.getState().wishlistItems;
    if (first) shop.removeItem('wishlistItems', first);
  },
  sort: (shop: Shop) => shop.sortByPrice(),
  wishThree: (shop: Shop) => move(shop, addAll('wishlistItems', ['a', 'b', 'a'].map(gadget))),
  addThree: (shop: Shop) => move(shop, addAll('cartItems', ['a', 'b', 'c'].map(gadget))),
  clearCart: (shop: Shop) => move(shop, clearList('cartItems')),
  clearWishlist: (shop: Shop) => move(shop, clearList('wishlistItems')),
  saveFirst: (shop: Shop) => {
    const [first] = shop.getState().cartItems;
    if (first) move(shop, saveForLater(first));
  },
  moveFirst: (shop: Shop) => move(shop, moveToCart(shop.getState().wishlistItems.slice(0, 1))),
  moveAll: (shop: Shop) => move(shop, moveToCart(wishlistRows(shop.getState()))),
  goBack: (shop: Shop) => waysBack.get(shop)?.(),
  removeAndRestore: (shop: Shop) => {
    const [, second] = shop.getState().cartItems;
    if (!second) return;
    shop.removeItem('cartItems', second);
    shop.restoreItem('cartItems', second);
  },
  buy: (shop: Shop) => {
    shop.purchase();
    shop.closeModal();
  },
} as const;

/** Each step: one of three tabs acts, or hears of another tab's state. */
const step = fc.oneof(
  fc.record({ tab: fc.nat(2), act: fc.constantFrom(...Object.values(acts)) }),
  fc.record({ tab: fc.nat(2), hears: fc.nat(2) }),
);

function play(steps: ReadonlyArray<typeof step extends fc.Arbitrary<infer Step> ? Step : never>): Shop[] {
  const tabs = ['x', 'y', 'z'].map((name) => createShop(name));
  for (const each of steps) {
    const shop = tabs[each.tab];
    if (!shop) continue;
    if ('act' in each) each.act(shop);
    else shop.setState((mine) => mergeKept(mine, tabs[each.hears]?.getState() ?? initialState));
  }
  return tabs;
}

/** What two tabs must agree on. */
function shown({ cartItems, wishlistItems }: KeptState): string[][] {
  return [cartItems, wishlistItems].map((items) => items.map(({ entry }) => `${entry.id}@${entry.at}`));
}

const merged = (...states: readonly KeptState[]) => states.reduce((all, state) => mergeKept(all, state));

describe('merging tabs', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const [x, y, z] = play(steps).map((shop) => shop.getState());
        if (!x || !y || !z) throw new Error('three tabs played');
        expect(shown(merged(x, y))).toEqual(shown(merged(y, x)));
        expect(shown(merged(merged(x, y), z))).toEqual(shown(merged(x, merged(y, z))));
        expect(shown(merged(x, x))).toEqual(shown(x));
      }),
    );
  });

  it('loses no row that no tab has removed, and brings back none that one has', () => {
    for (const list of ['cartItems', 'wishlistItems'] as const) {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
          const tabs = play(steps);
          const all = merged(...tabs.map((shop) => shop.getState()));
          const everAdded = new Set<string>();
          const removed = new Set<string>();
          const replayed = ['x', 'y', 'z'].map((name) => createShop(name));
          for (const each of steps) {
            const shop = replayed[each.tab];
            if (!shop) continue;
            const before = shop.getState()[list].map(({ entry }) => entry.id);
            if ('act' in each) {
              each.act(shop);
              const after = new Set(shop.getState()[list].map(({ entry }) => entry.id));
              for (const id of after) everAdded.add(id);
              for (const id of before) if (!after.has(id)) removed.add(id);
            } else {
              shop.setState((mine) => mergeKept(mine, replayed[each.hears]?.getState() ?? initialState));
            }
          }
          const expected = [...everAdded].filter((id) => !removed.has(id)).toSorted();
          expect(all[list].map(({ entry }) => entry.id).toSorted(), list).toEqual(expected);
        }),
      );
    }
  });

  it('shows each wish once and no row twice, whatever the story', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const all = merged(...play(steps).map((shop) => shop.getState()));
        const rows = [...all.cartItems, ...all.wishlistItems].map(({ entry }) => entry.id);
        expect(new Set(rows).size).toBe(rows.length);
        const wishes = wishlistRows({ ...initialState, ...all }).map(({ product_id }) => product_id);
        expect(new Set(wishes).size).toBe(wishes.length);
      }),
    );
  });

  it('wishes once for what two tabs wished for at the same time', () => {
    const [x, y] = [createShop('x'), createShop('y')];
    x.addToWishlist(gadget('a'));
    y.addToWishlist(gadget('a'));
    const both = mergeKept(x.getState(), y.getState());
    x.setState(both);
    expect(totalWishlistItems(x.getState())).toBe(1);
    const [row] = wishlistRows(x.getState());
    if (row) x.removeItem('wishlistItems', row);
    y.setState((mine) => mergeKept(mine, x.getState()));
    expect(totalWishlistItems(y.getState())).toBe(0);
  });

  it('keeps the order of the later of two sorts, whichever tab hears of the other', () => {
    const [x, y] = [createShop('x'), createShop('y')];
    x.addToCart(gadget('a'));
    x.addToCart(gadget('long'));
    x.sortByPrice();
    y.setState((mine) => mergeKept(mine, x.getState()));
    y.receiveCatalogue({ ok: true, products: [product('a', { price: 99 }), gadget('long')], problems: [] });
    y.sortByPrice();
    for (const both of [mergeKept(x.getState(), y.getState()), mergeKept(y.getState(), x.getState())]) {
      expect(both.cartItems.map(({ product_id }) => product_id)).toEqual(['a', 'long']);
    }
  });

  it('leaves each tab the product that it has open', () => {
    const [x, y] = [createShop('x'), createShop('y')];
    x.selectProduct('mine');
    y.selectProduct('theirs');
    expect(merged(x.getState(), y.getState()).productId).toBe('mine');
  });
});
