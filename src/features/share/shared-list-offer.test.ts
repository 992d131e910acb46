import { describe, expect, it } from 'vitest';
import { product } from '../../test/products';
import { leftOutMessages, offerOf, offerQuestion } from './shared-list-offer';

const [a, b] = [product('a'), product('b')];
const nowhere = () => false;

describe('A shared link’s offer', () => {
  it('is what the catalog knows of it, in the link’s order, with each product’s quantity', () => {
    const offer = offerOf({ ids: ['b', 'x', 'a', 'b'] }, [a, b], nowhere);
    expect(offer.products).toEqual([b, a, b]);
    expect(offer.lines).toEqual([
      { product: b, quantity: 2 },
      { product: a, quantity: 1 },
    ]);
    expect(offer.unknown).toBe(1);
  });

  it('leaves out what is there already, and says so', () => {
    const offer = offerOf({ ids: ['a', 'b', 'x', 'y'] }, [a, b], (id) => id === 'a');
    expect(offer.products).toEqual([b]);
    expect(leftOutMessages(offer, true)).toEqual([
      '2 gadgets in the link are not sold here and left out.',
      '1 gadget in the link is already on your wishlist.',
      'The link is too long or damaged, so some of it could not be read.',
    ]);
  });

  it('says nothing of what was left out where nothing was', () => {
    expect(leftOutMessages(offerOf({ ids: ['a'] }, [a], nowhere), false)).toEqual([]);
  });

  it('is put as a question', () => {
    expect(offerQuestion('cart', 3)).toBe('Add these 3 gadgets to your cart?');
    expect(offerQuestion('wishlist', 1)).toBe('Add this gadget to your wishlist?');
    expect(offerQuestion('compare', 2)).toBe('Compare these 2 gadgets?');
  });
});
