import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary';

const gadget = (product_title: string, price: number, rating: number) => ({ product_title, price, rating });

describe('summaryOf', () => {
  it('names the cheapest, the dearest and the best rated', () => {
    const gadgets = [gadget('Phone', 799, 4.8), gadget('Charger', 24.5, 4.4), gadget('Laptop', 2989, 4.2)];
    expect(summaryOf(gadgets)).toBe(
      '3 gadgets, from Charger at $24.50 to Laptop at $2989; best rated, at 4.8 out of 5: Phone.',
    );
  });

  it('counts those that share a place', () => {
    const gadgets = [gadget('A', 10, 4), gadget('B', 10, 4), gadget('C', 20, 4)];
    expect(summaryOf(gadgets)).toBe(
      '3 gadgets, from A (and 1 more) at $10 to C at $20; best rated, at 4 out of 5: A (and 2 more).',
    );
  });

  it('says it once when all cost the same', () => {
    expect(summaryOf([gadget('A', 10, 3), gadget('B', 10, 4)])).toBe(
      '2 gadgets, all at $10; best rated, at 4 out of 5: B.',
    );
  });

  it('says nothing of ratings where there are none', () => {
    const unrated = [
      { product_title: 'A', price: 10 },
      { product_title: 'B', price: 20 },
    ];
    expect(summaryOf(unrated)).toBe('2 gadgets, from A at $10 to B at $20.');
    expect(summaryOf(unrated.slice(0, 1))).toBe('1 gadget: A at $10.');
  });

  it('is plain about a single gadget', () => {
    expect(summaryOf([gadget('Phone', 799, 4.8)])).toBe('1 gadget: Phone at $799, rated 4.8 out of 5.');
  });
});
