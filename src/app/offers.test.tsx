// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../e2e/support/catalog';
import {
  buttons,
  cardTitles,
  choose,
  count,
  eventually,
  findButton,
  findToast,
  goTo,
  openDetails,
  openList,
  openShop,
  press,
  row,
  rows,
  texts,
} from '../test/shop';

const plain = gadget('plain', { price: 100, product_title: 'Plain' });
const gone = { ...gadget('gone', { price: 50, product_title: 'Gone' }), availability: 'out_of_stock' };
const few = { ...gadget('few', { price: 20, product_title: 'Few' }), quantity: 2 };

const sells = [
  plain,
  { ...gadget('sale', { price: 75, product_title: 'On sale' }), prior_price: 100 },
  gone,
  few,
  {
    ...gadget('used', { price: 10, product_title: 'Used one' }),
    condition: 'used',
    grade: 'B: a few scratches',
  },
  { ...gadget('loose', { price: 4, product_title: 'Loose' }), unit_pricing_measure: '500 g' },
];

const card = (name: string) => screen.getByRole('article', { name });

describe('Offers', () => {
  it('are told on cards', async () => {
    await openShop('/', { sells });
    await eventually(cardTitles).toHaveLength(sells.length);
    expect(card('On sale').textContent).toMatch(/Price: \$75, was\s+\$100/u);
    within(card('On sale')).getByText('Sale');
    expect(card('Gone').textContent).toContain('Sold Out');
    expect(card('Few').textContent).toContain('Only 2 left');
    expect(card('Used one').textContent).toContain('Used, B: a few scratches');
    expect(card('Loose').textContent).toContain('$8 per kg');
    expect(card('Plain').textContent).not.toMatch(/Stock|Sold|Sale|was/u);
  });

  it('cannot be bought once sold out, and say so in the cart', async () => {
    await openShop('/dashboard', { sells, cart: [plain, gone], wishlist: [gone] });
    await screen.findByText('Sold out');
    expect(row(1).textContent).toContain('Gone');
    within(row(1)).getByText('Sold out');
    screen.getByText('Total Price: $100');
    await openList('Wishlist');
    await eventually(rows).toHaveLength(1);
    within(row(0)).getByText('Sold out');
    expect(buttons('Buy this')).toEqual([]);
    await goTo('Home');
    await openDetails('Gone');
    screen.getByText('Sold Out');
    expect(screen.queryByText('In Stock')).toBeNull();
    expect(buttons('Add To Cart')).toEqual([]);
  });

  it('stop at the last one there is', async () => {
    await openShop('/', { sells });
    await openDetails('Few');
    await press('Add To Cart');
    await press('Add To Cart');
    expect(count('Cart')).toBe('2');
    await press('Add To Cart');
    await findToast('Your cart has all that are left');
    expect(count('Cart')).toBe('2');
  });

  it('are not sold beyond a stock that has fallen since', async () => {
    await openShop('/dashboard', { sells, cart: [few, plain, few, few] });
    await screen.findByText('Total Price: $140');
    expect(screen.getAllByText('Price: $20')).toHaveLength(2);
    within(row(3)).getByText('Only 2 left');
  });

  it('are filtered by stock, and sorted by discount', async () => {
    await openShop('/', { sells });
    (await screen.findByRole('checkbox', { name: /^In stock only/u })).click();
    await eventually(cardTitles).toHaveLength(5);
    await choose(screen.getByRole('combobox', { name: 'Sort' }), 'Largest discount');
    await eventually(() => cardTitles()[0]).toBe('On sale');
  });

  it('offer no order by discount where there is none', async () => {
    await openShop('/', { sells: [plain] });
    await findButton('View Details');
    const sort = screen.getByRole('combobox', { name: 'Sort' });
    expect(texts(within(sort).getAllByRole('option'))).toEqual([
      'Featured',
      'Price: low to high',
      'Price: high to low',
      'Best rated',
      'Name',
    ]);
  });
});
