import type { ProductModel } from '../../catalog/product-model';
import { overlayState } from '../../router/location';
import { useNavigation } from '../../router/router';
import { useCloseOverlay } from '../../router/use-close-overlay';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';

/** What the viewer's code weighs over the wire; a browser test compares it with what is loaded. */
const CODE_BYTES = 134_000;

const HASH = '#model';

const ModelDialog = lazyPart(async () => (await import('./model-dialog')).ModelDialog);

interface ModelProps {
  title: string;
  model: ProductModel;
}

/** Opens the viewer, of which nothing is loaded before; says what it will weigh. */
export function ModelButton({ title, model }: ModelProps) {
  const { location, navigate } = useNavigation();
  const { search, state, hash } = location;
  const close = useCloseOverlay();
  const kilobytes = Math.round((CODE_BYTES + model.bytes) / 1000);
  return (
    <>
      <Button onClick={() => navigate({ search, hash: HASH }, { state: overlayState(state) })}>
        {`View in 3D (${kilobytes} KB)`}
      </Button>
      {hash === HASH && <ModelDialog part={{ title, model }} onMissing={close} />}
    </>
  );
}
