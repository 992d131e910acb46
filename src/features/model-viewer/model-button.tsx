import { lazy, Suspense, useState } from 'react';
import type { ProductModel } from '../../catalogue/product-model';
import { overlayState } from '../../router/location';
import { useNavigation } from '../../router/router';
import { Button } from '../../ui/button';

/** What the viewer's code weighs over the wire; a browser test compares it with what is loaded. */
const CODE_BYTES = 129_000;

const HASH = '#model';

interface ModelProps {
  title: string;
  model: ProductModel;
}

const loadDialog = () =>
  lazy(async () => ({
    default: await import('./model-dialog').then(
      ({ ModelDialog }) => ModelDialog,
      async () => (await import('./code-missing')).CodeMissing,
    ),
  }));

/** Asks for the code each time it is opened, for it may have failed to come before. */
function OpenModel(props: ModelProps) {
  const [Dialog] = useState(loadDialog);
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Opens the viewer, of which nothing is loaded before; says what it will weigh. */
export function ModelButton({ title, model }: ModelProps) {
  const { location, navigate } = useNavigation();
  const { search, state, hash } = location;
  const kilobytes = Math.round((CODE_BYTES + model.bytes) / 1000);
  return (
    <>
      <Button onClick={() => navigate({ search, hash: HASH }, { state: overlayState(state) })}>
        {`View in 3-D (${kilobytes} KB)`}
      </Button>
      {hash === HASH && <OpenModel title={title} model={model} />}
    </>
  );
}
