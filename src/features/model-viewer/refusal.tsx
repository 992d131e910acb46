import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import type { Failure } from './use-stage';

const TEXTS: Readonly<Record<Failure, string>> = {
  lost: 'The browser has stopped drawing it. Open it again to go on.',
  missing: 'This browser draws nothing in three dimensions.',
  model: 'The model has not arrived. Are you offline?',
  unfit: 'The model is not one that can be shown.',
  slow: 'This device would draw it slowly.',
};

interface RefusalProps {
  failure: Failure;
  onClose: () => void;
  /** Where it would be slow. */
  onTry: () => void;
}

/** Says why there is nothing to turn, and leads back to the pictures. */
export function Refusal({ failure, onClose, onTry }: RefusalProps) {
  return (
    <Message Heading="h3" title="No 3-D view" text={TEXTS[failure]} role="alert">
      <Button variant="primary" onClick={onClose}>
        Back to the pictures
      </Button>
      {failure === 'slow' && <Button onClick={onTry}>Show it anyway</Button>}
    </Message>
  );
}
