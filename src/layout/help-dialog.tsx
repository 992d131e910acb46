import { help } from '@shop/help';
import { OrderList } from '../features/orders/order-list';
import type { HelpTopic } from '../lib/shop';
import { Link } from '../router/link';
import { Dialog } from '../ui/dialog';

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

interface HelpDialogProps {
  topic: HelpTopic;
  title: string;
  onClose: () => void;
}

/** In letters; what is longer is read from the title on. */
const SHORT = 400;

export function HelpDialog({ topic, title, onClose }: HelpDialogProps) {
  const isShort = topic !== 'order-tracking' && help[topic].join('').length <= SHORT;
  return (
    <Dialog title={title} isShort={isShort} closesBeside onClose={onClose}>
      {help[topic].map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {topic === 'order-tracking' && <OrderList />}
    </Dialog>
  );
}
