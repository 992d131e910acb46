import { Suspense } from 'react';
import { comparisonHash } from '../../lib/paths';
import { useLocation } from '../../lib/use-location';
import { optionalPart } from '../../ui/optional-part/optional-part';
import { ComparisonTray } from './comparison-tray';
import { useCompared } from './use-compared';

const ComparisonDialog = optionalPart(async () => (await import('./comparison-dialog')).ComparisonDialog);

interface ComparisonProps {
  readonly onOpen: (productId: string) => void;
}

/** The tray with what is to be compared, and over the screen the comparison itself, where the address's hash asks for it. */
export function Comparison({ onOpen }: ComparisonProps) {
  const { hash } = useLocation();
  const products = useCompared();
  return (
    <>
      {products.length > 0 && <ComparisonTray products={products} />}
      {hash === comparisonHash && (
        <Suspense fallback={null}>
          <ComparisonDialog products={products} onOpen={onOpen} />
        </Suspense>
      )}
    </>
  );
}
