import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import type { Failure } from './use-stage';

const TEXTS: Readonly<Record<Failure, string>> = {
  lost: 'The 3D view stopped. Reopen it to continue.',
  missing: 'This browser can’t show 3D.',
  model: 'The 3D model didn’t load. Check your connection and try again.',
  unfit: 'The 3D model can’t be shown.',
  slow: '3D may be slow on this device.',
};
interface RefusalProps {
  failure: Failure;
  onClose: () => void;
  /** For a device that would be slow. */
  onTry: () => void;
}

/** Says why there is nothing to turn, and leads back to the pictures. */
export function Refusal({ failure, onClose, onTry }: RefusalProps) {
  return (
    <Message Heading="h3" title="No 3D view" text={TEXTS[failure]} role="alert">
      <Button variant="primary" onClick={onClose}>
        Back to the pictures
      </Button>
      {failure === 'slow' && <Button onClick={onTry}>Show it anyway</Button>}
    </Message>
  );
}
