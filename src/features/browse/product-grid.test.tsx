// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pictureProps } from '../../catalog/product-picture';
import { StaticRouter } from '../../router/router';
import { cart } from '../../store/cart';
import { addToCart } from '../../store/cart-changes';
import { compared } from '../../store/id-lists';
import { addToWishlist, wishlist } from '../../store/wishlist';
import { product } from '../../test/products';
import { CardCommandsContext } from './card-commands';
import { ProductGrid } from './product-grid';

// Every card asks once a render for its picture, which makes its renders countable.
vi.mock(import('../../catalog/product-picture'), async (original) => {
  const actual = await original();
  return { ...actual, pictureProps: vi.fn(actual.pictureProps) };
});

const products = Array.from({ length: 40 }, (_, index) => product(`p${index}`));
const commands = { toggleWish: vi.fn(), toggleCompared: vi.fn(), focusTray: vi.fn() };
const wrapper = ({ children }: { children: ReactNode }) => (
  <StaticRouter base="/" pathname="/">
    <CardCommandsContext value={commands}>{children}</CardCommandsContext>
  </StaticRouter>
);
const cardRenders = () => vi.mocked(pictureProps).mock.calls.length;

afterEach(() => {
  cart.set([]);
  wishlist.set([]);
  compared.change(() => []);
});

it('renders no card again when something is put into the cart or the wishlist', () => {
  render(<ProductGrid products={products} />, { wrapper });
  const before = cardRenders();
  for (const each of products.slice(0, 3)) {
    act(() => {
      addToCart([each]);
      addToWishlist([each]);
    });
  }
  expect(screen.getAllByText('In cart')).toHaveLength(3);
  expect(screen.getAllByText('In wishlist')).toHaveLength(3);
  expect(cardRenders()).toBe(before);
});

it('renders no card again when something is chosen to be compared', () => {
  render(<ProductGrid products={products} />, { wrapper });
  const before = cardRenders();
  act(() => void compared.change(() => ['p1', 'p3']));
  expect(screen.getAllByRole('button', { name: /^Compare/u, pressed: true })).toHaveLength(2);
  expect(cardRenders()).toBe(before);
});

it('renders only the cards that a change of category brings', () => {
  const { rerender } = render(<ProductGrid products={products.slice(0, 10)} />, { wrapper });
  const before = cardRenders();
  rerender(<ProductGrid products={products.slice(5, 12)} />);
  // Two are new, and the first four now stand in the first view.
  expect(cardRenders() - before).toBe(2 + 4);
});
