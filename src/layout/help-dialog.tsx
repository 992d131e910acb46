import { useStore } from 'zustand';
import { OrderList } from '../features/orders/order-list';
import { Link } from '../router/link';
import { searchKey } from '../store/preferences';
import { Dialog } from '../ui/dialog';
import type { HelpTopic } from './help-topics';
import { helpTexts } from './help-texts';
import styles from './help-dialog.module.css';

/** `[label](address)` */
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
          {before}
          {to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}
        </span>
      ))}
      {text.slice(end)}
    </>
  );
}

function SearchKeySwitch() {
  const isOn = useStore(searchKey);
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={(event) => searchKey.set(event.target.checked)} />
      Press / to search
    </label>
  );
}

interface HelpDialogProps {
  topic: HelpTopic;
  title: string;
  onClose: () => void;
}

/** The text of one of the footer's items, with the orders or the setting that it is about. */
export function HelpDialog({ topic, title, onClose }: HelpDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {helpTexts[topic].map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {topic === 'product-support' && <SearchKeySwitch />}
      {topic === 'order-tracking' && <OrderList />}
    </Dialog>
  );
}
