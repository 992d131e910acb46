import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../test/products';
import { withOffer } from './offer';
import { withCards, type Product } from './product';
import { optionsOf, choose, joinGroups, changedMessage, onePerGroup } from './variants';

/** A product of the group `g`: "Black L", sold out if it ends in "!". */
function variant(text: string, price = 10): Product {
  const [Color = '', Size = ''] = text.replace('!', '').split(' ');
  const availability = text.endsWith('!') ? 'out_of_stock' : 'in_stock';
  return withOffer(product(text, { price }), { item_group_id: 'g', variant: { Color, Size }, availability });
}

const pick = (from: string, [name, value]: readonly [string, string], ...texts: readonly string[]) => {
  const group = texts.map((text) => variant(text));
  const start = group.find(({ product_id }) => product_id === from);
  return start && choose(start, group, [], [name, value]).product_id;
};

describe('A value of an attribute', () => {
  it('keeps the others if there is such a variant, even sold out', () => {
    expect(pick('Black L', ['Color', 'White'], 'Black L', 'White M', 'White L!')).toBe('White L!');
  });

  it('moves the others where there is none', () => {
    expect(pick('Black L', ['Color', 'White'], 'Black L', 'White M')).toBe('White M');
  });

  it('moves them to what is in stock', () => {
    expect(pick('Black L', ['Color', 'White'], 'Black L', 'White S!', 'White M')).toBe('White M');
  });

  it('says what moved', () => {
    expect(changedMessage(variant('Black L'), variant('White M'), 'Color')).toBe('Size is M now');
    expect(changedMessage(variant('Black L'), variant('White L'), 'Color')).toBe('');
  });
});

/** Any set of existing and sold-out combinations of up to four attributes. */
const groups = fc
  .integer({ min: 1, max: 4 })
  .chain((count) =>
    fc.uniqueArray(
      fc.record({
        values: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count }),
        isSoldOut: fc.boolean(),
      }),
      { minLength: 2, maxLength: 20, selector: ({ values }) => values.join(' ') },
    ),
  )
  .map((variants) =>
    variants.map(({ values, isSoldOut }, index) =>
      withOffer(product(String(index)), {
        item_group_id: 'g',
        // Values of the same name in each.
        variant: Object.fromEntries(values.map((value, place) => [`Attribute ${place}`, `Value ${value}`])),
        availability: isSoldOut ? 'out_of_stock' : 'in_stock',
      }),
    ),
  );

describe('In any group', () => {
  it('every variant is reached from every other in as many presses as there are attributes', () => {
    fc.assert(
      fc.property(groups, (group) => {
        for (const from of group) {
          for (const to of group) {
            const pressed: string[] = [];
            let at = from;
            for (const [name, value] of Object.entries(to.offer?.variant ?? {})) {
              at = choose(at, group, pressed, [name, value]);
              pressed.unshift(name);
            }
            expect(at).toBe(to);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('each value leads to a variant that has it, and one of each attribute is chosen', () => {
    fc.assert(
      fc.property(groups, (group) => {
        for (const shown of group) {
          for (const { name, values } of optionsOf(shown, group, [])) {
            expect(values.filter(({ isChosen }) => isChosen)).toHaveLength(1);
            for (const { value, product: next } of values) expect(next.offer?.variant?.[name]).toBe(value);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

function cardsOf(...variants: readonly Product[]) {
  joinGroups(variants);
  return withCards(variants).map(({ product_id: id, offer }) => [id, offer?.isFrom]);
}

describe('A group', () => {
  it('is one card: the cheapest in stock, in the place of its first', () => {
    const [red, blue, green] = [variant('Red S', 20), variant('Blue S', 15), variant('Green S!', 5)];
    const products = [product('x'), red, blue, product('y'), green];
    joinGroups(products);
    expect(onePerGroup(products).map(({ product_id }) => product_id)).toEqual(['x', 'Blue S', 'y']);
    expect([red, blue, green].map(({ offer }) => offer?.isAlternative)).toEqual([true, false, true]);
    expect(blue.offer?.isFrom).toBe(true);
  });

  it('has the card of its first cheapest in stock, or of its cheapest if all are sold out', () => {
    expect(cardsOf(variant('Red S!', 5), variant('Red M', 9), variant('Red L', 9))).toEqual([
      ['Red M', false],
    ]);
    expect(cardsOf(variant('Red M', 9), variant('Red L!', 5))).toEqual([['Red M', false]]);
    expect(cardsOf(variant('Red S!', 9), variant('Red M!', 5))).toEqual([['Red M!', true]]);
    const single = [product('x')];
    expect(withCards(single)).toBe(single);
  });

  it('needs more than one', () => {
    const only = variant('Red S');
    joinGroups([only, product('x')]);
    expect(only.offer?.variants).toBeUndefined();
  });
});
