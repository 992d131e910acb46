import { Suspense } from 'react';
import { comparisonHash } from '../../lib/paths';
import { useLocation } from '../../router/router';
import { lazyOptional } from '../../ui/lazy-optional';
import type { ComparisonActions } from './comparison-table';
import { ComparisonTray } from './comparison-tray';
import { useCompared } from './use-comparison';

const ComparisonDialog = lazyOptional(async () => (await import('./comparison-dialog')).ComparisonDialog);

/** The tray with the products to compare, and over the screen the comparison itself, where the hash asks for it. */
export function Comparison(props: ComparisonActions) {
  const { hash } = useLocation();
  const products = useCompared();
  return (
    <>
      {products.length > 0 && <ComparisonTray products={products} />}
      {hash === comparisonHash && (
        <Suspense fallback={null}>
          <ComparisonDialog products={products} {...props} />
        </Suspense>
      )}
    </>
  );
}
