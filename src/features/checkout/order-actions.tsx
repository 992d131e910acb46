import { useStore } from 'zustand';
import type { Checkout } from '../../lib/shop';
import { Button, buttonClass } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import { usePrinted } from '../../ui/use-printed';
import { isDone, type OrderState, type PlacedOrder } from './machine';
import { OrderReceipt } from './order-receipt';
import { mailLink, messageLink, orderText } from './order-text';
import { forgetPlaced, storeSent } from './placed-orders';
import { sending, sendOrder } from './send-order';

const words: Readonly<Record<OrderState, { title: string; text: string }>> = {
  received: { title: 'Order received', text: 'Thank you, we have your order.' },
  unknown: {
    title: 'Not confirmed',
    text: 'We cannot tell if your order has arrived. Try again: it keeps its number, so it counts once.',
  },
  refused: { title: 'Order refused', text: '' },
  unsent: {
    title: 'Not sent yet',
    text: 'Send the message with your order, then come back and say so here.',
  },
  sent: { title: 'Order sent', text: 'You have sent your order. The shop will answer you.' },
};

const inWords = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;

/** The state of an order in words. */
export function useOrderWords(
  order: PlacedOrder,
  { send, acknowledges = false }: Checkout,
): { title: string; text: string } {
  const { orders, waitS } = useStore(sending);
  if (orders.includes(order.order)) return { title: 'Sending your order', text: 'One moment, please.' };
  const { title, text } = words[order.state];
  if (order.state === 'received' && acknowledges)
    return { title, text: `${text} An e-mail will confirm it.` };
  if (order.state === 'refused') return { title, text: order.why ?? '' };
  if (order.state === 'unknown' && waitS !== undefined)
    return { title, text: `${text} The shop is busy: please wait ${inWords(waitS)}.` };
  if (order.state === 'unsent' && messageLink(order, send).isTooLong)
    return { title, text: `${text} It is too long for a link: it is copied, so paste it into the message.` };
  return { title, text };
}

async function copy(order: PlacedOrder): Promise<void> {
  try {
    await navigator.clipboard.writeText(orderText(order));
    showToast('Order copied');
  } catch {
    showToast('Your browser does not let us copy: please write the order number down', { isWarning: true });
  }
}

interface OrderActionsProps {
  order: PlacedOrder;
  checkout: Checkout;
}

function Message({ order, checkout: { send } }: OrderActionsProps) {
  const isUnsent = order.state === 'unsent';
  const { href, isTooLong } = isUnsent ? messageLink(order, send) : mailLink(order);
  const isWhatsApp = isUnsent && 'by' in send && send.by === 'whatsapp';
  return (
    <a
      className={buttonClass(isUnsent ? 'primary' : 'secondary')}
      href={href}
      {...(isWhatsApp && { target: '_blank', rel: 'noreferrer' })}
      onClick={() => void (isTooLong && copy(order))}
    >
      {isWhatsApp ? 'Open WhatsApp' : 'E-mail'}
    </a>
  );
}

function PrintButton({ order }: { order: PlacedOrder }) {
  const { printed, printAlone } = usePrinted<PlacedOrder>();
  return (
    <>
      {printed && <OrderReceipt order={printed} />}
      <Button onClick={() => printAlone(order)}>Print receipt</Button>
    </>
  );
}

function paymentLink({ order }: PlacedOrder, url: string): string {
  const link = new URL(url);
  link.searchParams.set('client_reference_id', order);
  return link.href;
}

/** The buttons for an order in its state, the main one last. */
export function OrderActions({ order, checkout }: OrderActionsProps) {
  const { send, payment } = checkout;
  const { state } = order;
  if (useStore(sending).orders.includes(order.order)) return null;
  if (isDone(order))
    return (
      <>
        <PrintButton order={order} />
        {payment && (
          <a
            className={buttonClass('primary')}
            href={paymentLink(order, payment.url)}
            target="_blank"
            rel="noreferrer"
          >
            Pay now
          </a>
        )}
      </>
    );
  return (
    <>
      {state !== 'refused' && <Button onClick={() => void copy(order)}>Copy</Button>}
      {/* The items are in the cart still, and the form has what was typed. */}
      {state !== 'unknown' && (
        <Button
          variant={state === 'refused' ? 'primary' : 'secondary'}
          onClick={() => forgetPlaced([order.order])}
        >
          Change the order
        </Button>
      )}
      {state === 'unsent' && <Button onClick={() => storeSent(order)}>I have sent it</Button>}
      {state !== 'refused' && <Message order={order} checkout={checkout} />}
      {state === 'unknown' && 'service' in send && (
        <Button variant="primary" onClick={() => void sendOrder(order, send)}>
          Try again
        </Button>
      )}
    </>
  );
}
