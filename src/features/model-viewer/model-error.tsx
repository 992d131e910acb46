import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import styles from './model-dialog.module.css';
import type { Failure } from './use-viewer';

const TEXTS: Readonly<Record<Failure, { text: string; retry?: string }>> = {
  lost: { text: 'The 3D view stopped.', retry: 'Try again' },
  missing: { text: 'This browser can’t show 3D.' },
  model: { text: 'The 3D model didn’t load. Check your connection and try again.', retry: 'Try again' },
  unfit: { text: 'The 3D model can’t be shown.' },
  slow: { text: '3D may be slow on this device.', retry: 'Show anyway' },
};

interface RefusalProps {
  failure: Failure;
  onClose: () => void;
  onTry: () => void;
}

/** Explains why there is no 3D view, with a way back to the pictures. */
export function ModelError({ failure, onClose, onTry }: RefusalProps) {
  const { text, retry } = TEXTS[failure];
  return (
    <div className={styles.error}>
      <Message Heading="h3" title="No 3D view" text={text} role="alert">
        <Button variant="primary" onClick={onClose}>
          Back to the pictures
        </Button>
        {retry !== undefined && <Button onClick={onTry}>{retry}</Button>}
      </Message>
    </div>
  );
}
