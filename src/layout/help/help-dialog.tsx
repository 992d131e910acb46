import { Dialog } from '../../ui/dialog/dialog';
import { helpTexts } from './help-texts';
import { helpTopics, type HelpTopic } from './help-topics';

interface HelpDialogProps {
  readonly topic: HelpTopic;
  readonly onClose: () => void;
}

/** The dialog with the text of one of the footer's items. */
export function HelpDialog({ topic, onClose }: HelpDialogProps) {
  return (
    <Dialog title={helpTopics[topic]} onClose={onClose}>
      {helpTexts[topic].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Dialog>
  );
}
