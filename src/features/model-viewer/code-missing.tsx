import { useCloseOverlay } from '../../router/use-close-overlay';
import { Dialog } from '../../ui/dialog';

/** Where the viewer's code does not arrive, as offline before its first use. */
export function CodeMissing({ title }: { title: string }) {
  const close = useCloseOverlay();
  return (
    <Dialog title={title} closeLabel="Back to the pictures" isShort onClose={close}>
      <p role="alert">The 3-D view could not be loaded. Are you offline?</p>
    </Dialog>
  );
}
