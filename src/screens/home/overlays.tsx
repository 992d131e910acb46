import { Suspense } from 'react';
import { addProductToCart } from '../../features/cart/add-to-cart';
import { Comparison } from '../../features/comparison/comparison';
import { useOpenProduct } from '../../router/product-link';
import { useLocation } from '../../router/router';
import { lazyOptional } from '../../ui/lazy-optional';

const SharedListOffer = lazyOptional(
  async () => (await import('../../features/share/shared-list-offer')).SharedListOffer,
);

export function Overlays({ onEmpty }: { onEmpty: () => void }) {
  const { hash } = useLocation();
  const openProduct = useOpenProduct();
  return (
    <>
      <Comparison onEmpty={onEmpty} onOpen={openProduct} onAddToCart={addProductToCart} />
      {hash.includes('=') && (
        <Suspense>
          <SharedListOffer />
        </Suspense>
      )}
    </>
  );
}
