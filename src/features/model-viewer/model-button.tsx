import type { ProductModel } from '../../catalog/product-model';
import { overlayHashes } from '../../lib/paths';
import { useOpenOverlay } from '../../router/overlay';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { modelIcon } from '../../ui/more-icons';

/** The viewer's code over the wire; a browser test compares it with the download. */
const CODE_BYTES = 232_500;

/** Opens the viewer, and names the download size; nothing is loaded before. */
export function ModelButton({ model, className }: { model: ProductModel; className?: string | undefined }) {
  const openOverlay = useOpenOverlay();
  const kilobytes = Math.round((CODE_BYTES + model.bytes) / 1000);
  return (
    <Button variant="quiet" className={className} onClick={() => openOverlay(overlayHashes.model)}>
      <Icon path={modelIcon} />
      <span>{`View in 3D (${kilobytes} KB)`}</span>
    </Button>
  );
}
