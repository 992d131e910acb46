// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gadget } from '../../../e2e/support/catalog';
import {
  address,
  cardTitles,
  count,
  eventually,
  goBack,
  openDetails,
  openShop,
  press,
  pressKey,
  texts,
  title,
} from '../../test/shop';

function shirt(color: string, size: string, price: number, more: Readonly<Record<string, unknown>> = {}) {
  const facts = { price, product_title: `Shirt, ${color}, ${size}`, specification: [] };
  return {
    ...gadget(`${color}-${size}`, facts),
    item_group_id: 'shirt',
    variant: { Color: color, Size: size },
    ...more,
  };
}

const sells = [
  gadget('first'),
  shirt('Black', 'L', 20),
  shirt('Black', 'M', 5, { quantity: 0 }),
  shirt('White', 'M', 15),
  shirt('White', 'XL', 30, { availability: 'out_of_stock' }),
  gadget('last'),
];

const value = (group: string, name: string): HTMLInputElement =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

const said = () => texts(screen.queryAllByRole('status'));

describe('Variants', () => {
  it('are one card, of the cheapest in stock', async () => {
    await openShop('/', { sells });
    await eventually(cardTitles).toEqual(['Gadget first', 'Shirt, White, M', 'Gadget last']);
    screen.getByText('3 gadgets');
    expect(screen.getByRole('article', { name: 'Shirt, White, M' }).textContent).toContain('Price: from $15');
    await openDetails('Shirt, White, M');
    expect(value('Color', 'White').checked).toBe(true);
    expect(value('Size', 'M').checked).toBe(true);
  });

  it('are chosen by keys, keep the focus, and Back leaves the product', async () => {
    await openShop('/', { sells });
    await openDetails('Shirt, White, M');
    await pressKey('{ArrowLeft}', value('Color', 'White'));
    await eventually(title).toBe('Shirt, Black, M');
    await eventually(() => document.activeElement).toBe(value('Color', 'Black (sold out)'));
    within(screen.getByRole('main')).getByText('Sold Out');
    value('Size', 'L').click();
    await eventually(title).toBe('Shirt, Black, L');
    within(screen.getByRole('main')).getByText('$20');
    await press('Add To Cart');
    expect(count('Cart')).toBe('1');
    await goBack();
    await eventually(address).toBe('/');
  });

  it('say what else moved, and which values are sold out', async () => {
    await openShop('/', { sells });
    await openDetails('Shirt, White, M');
    await eventually(said).toContain('Product Details');
    expect(value('Size', 'XL (sold out)').checked).toBe(false);
    value('Size', 'L').click();
    await eventually(title).toBe('Shirt, Black, L');
    within(screen.getByRole('main')).getByText('Color is Black now');
    await eventually(said).toContain('Color is Black now, In Stock');
  });

  it('a filter finds the group, and opens the variant that has the value', async () => {
    await openShop('/?f=Color:Black', { sells });
    await eventually(cardTitles).toEqual(['Shirt, Black, L']);
    await openDetails('Shirt, Black, L');
    expect(value('Color', 'Black').checked).toBe(true);
  });
});
