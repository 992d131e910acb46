import { Suspense } from 'react';
import { Comparison } from '../../features/comparison/comparison';
import { useLocation } from '../../lib/use-location';
import { useOpenProduct } from '../../shop/use-open-product';
import { optionalPart } from '../../ui/optional-part/optional-part';

const SharedListOffer = optionalPart(
  async () => (await import('../../features/shared-list/shared-list-offer')).SharedListOffer,
);

/** What stands over Home once something is compared, or a link offers something to compare. */
export function Overlays() {
  const { hash } = useLocation();
  const openProduct = useOpenProduct();
  return (
    <>
      <Comparison onOpen={openProduct} />
      {hash.includes('=') && (
        <Suspense fallback={null}>
          <SharedListOffer />
        </Suspense>
      )}
    </>
  );
}
