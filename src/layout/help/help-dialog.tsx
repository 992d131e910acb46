import { Dialog } from '../../ui/dialog/dialog';
import { helpTexts } from './help-texts';
import { helpTopics, type HelpTopic } from './help-topics';
import { LinkedText } from './linked-text';
import { OrderList } from './order-list';
import { SearchKeySwitch } from './search-key-switch';

interface HelpDialogProps {
  readonly topic: HelpTopic;
  readonly onClose: () => void;
}

/** The dialog with the text of one of the footer's items, and with the orders where it is about them. */
export function HelpDialog({ topic, onClose }: HelpDialogProps) {
  return (
    <Dialog title={helpTopics[topic]} onClose={onClose}>
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
