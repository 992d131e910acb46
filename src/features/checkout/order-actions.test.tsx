// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Checkout } from '../../lib/shop';
import { Announcer } from '../../ui/announcer';
import type { PlacedOrder } from './machine';
import { OrderActions } from './order-actions';
import { orderText } from './order-text';
import { placedOrders, storeOrder } from './placed-orders';

const orderOf = (state: PlacedOrder['state'], title = 'Tea'): PlacedOrder => ({
  order: '7K3M-9QXF-2T0C',
  placedAt: 0,
  itemIds: [],
  lines: [{ product_id: 'a', title, price: 800, quantity: 1 }],
  total: 800,
  state,
  customer: { name: 'Ada' },
});

function renderActions(order: PlacedOrder, rules: Partial<Checkout> = {}): void {
  const checkout: Checkout = {
    send: { by: 'whatsapp', number: '33612345678' },
    fields: { phone: 'none', address: 'none', note: 'none' },
    shipping: [],
    ...rules,
  };
  storeOrder(order);
  render(
    <>
      <OrderActions order={order} checkout={checkout} />
      <Announcer />
    </>,
  );
}

it('opens the message in a tab of its own, and is sent when the shopper says so', async () => {
  renderActions(orderOf('unsent'));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' });
  expect(link.href).toMatch(/^https:\/\/wa\.me\/33612345678\?text=Order%207K3M-9QXF-2T0C/u);
  expect(link.target).toBe('_blank');
  await userEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
  expect(placedOrders.getState()).toMatchObject([{ order: '7K3M-9QXF-2T0C', state: 'sent' }]);
});

it('copies an order that is too long for a link as its e-mail is opened', async () => {
  const order = orderOf('unsent', 'x'.repeat(1600));
  const user = userEvent.setup();
  renderActions(order, { send: { by: 'email' } });
  const link = screen.getByRole('link', { name: 'E-mail' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(await navigator.clipboard.readText()).toBe(orderText(order));
});

it('copies an order that is not confirmed, and says so', async () => {
  const user = userEvent.setup();
  const order = orderOf('unknown');
  renderActions(order);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(orderText(order));
  expect(screen.getByRole('status').textContent).toBe('Order copied');
});

it('asks to write the number down where the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  renderActions(orderOf('unknown'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('status').textContent).toContain('please write the order number down');
});

it('offers to change a refused order, and no message', async () => {
  renderActions(orderOf('refused'));
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change the order' }));
  expect(placedOrders.getState()).toEqual([]);
});

it('leads to the payment page with the number of an order that arrived', () => {
  renderActions(orderOf('received'), { payment: { url: 'https://pay.example/shop?locale=de' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pay now' });
  expect(link.href).toBe('https://pay.example/shop?locale=de&client_reference_id=7K3M-9QXF-2T0C');
});
