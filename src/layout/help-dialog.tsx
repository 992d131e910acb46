import { help } from '@shop/help';
import { useBuyAgain } from '../features/orders/buy-again';
import { OrderList } from '../features/orders/order-list';
import { lazyPart } from '../loading/lazy';
import { Link } from '../router/link';
import type { OverlayProps } from '../router/overlay';
import { Dialog } from '../ui/dialog';
import { helpTopics, parseHelpTopic } from './help-topics';

const LINK = /\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)/gu;

function LinkedText({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(LINK)].map(({ 0: whole, index, groups }) => {
    const before = text.slice(end, index);
    end = index + whole.length;
    return { before, label: groups?.['label'] ?? '', to: groups?.['to'] ?? '', end };
  });
  return (
    <>
      {parts.map(({ before, label, to, end: key }) => (
        <span key={key}>
          <span>{before}</span>
          {to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}
        </span>
      ))}
      <span>{text.slice(end)}</span>
    </>
  );
}

const OrderTracking =
  HAS_CHECKOUT &&
  lazyPart(() => import('../features/checkout/order-tracking').then((module) => module.OrderTracking));

/** In characters; focus starts at the title of longer texts. */
const SHORT = 400;

/** The text of the footer that the hash names. */
export function HelpDialog({ hash, onClose }: OverlayProps) {
  const buyAgain = useBuyAgain();
  const topic = parseHelpTopic(hash);
  if (!topic) return null;
  const isShort = topic !== 'order-tracking' && help[topic].join('').length <= SHORT;
  return (
    <Dialog title={helpTopics[topic]} isShort={isShort} closesOnBackdrop onClose={onClose}>
      {help[topic].map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {topic === 'order-tracking' && (OrderTracking ? <OrderTracking buyAgain={buyAgain} /> : <OrderList />)}
    </Dialog>
  );
}
