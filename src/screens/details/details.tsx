import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { productsById } from '../../catalog/products-by-id';
import { useCatalog } from '../../catalog/use-catalog';
import { CatalogStatus } from '../../features/browse/catalog-status';
import { addProductToCart } from '../../features/cart/add-to-cart';
import { useHasComparison } from '../../features/comparison/choice';
import { classNames } from '../../lib/class-names';
import { focusHeading } from '../../lib/move-focus';
import { paths, productIdInHash } from '../../lib/paths';
import { usePainted } from '../../lib/use-painted';
import { one } from '../../lib/words';
import { Link } from '../../router/link';
import { productIdOf, useOpenProduct } from '../../router/product-link';
import { useNavigation } from '../../router/router';
import { selectedProduct } from '../../store/preferences';
import { buttonClass } from '../../ui/button';
import { lazyOptional } from '../../ui/lazy-optional';
import { visuallyHidden } from '../../ui/visually-hidden';
import { ScreenHeading } from '../../ui/screen-heading';
import styles from './details.module.css';
import { ProductDetails } from './product-details';

const RelatedProducts = lazyOptional(
  async () => (await import('../../features/related/related-products')).RelatedProducts,
);
const Comparison = lazyOptional(
  async () => (await import('../../features/comparison/comparison')).Comparison,
);

/** From the address of a new tab or the history entry, which selects the product; else the selected one. */
function useShownProductId(): string | null {
  const { location, navigate } = useNavigation();
  const selected = useStore(selectedProduct);
  const inHash = productIdInHash(location.hash);
  const requested = inHash ?? productIdOf(location.state);

  useEffect(() => {
    if (requested !== undefined) selectedProduct.set(requested);
  }, [requested]);

  useEffect(() => {
    const { search, hash } = location;
    if (inHash !== undefined) navigate({ search }, { replace: true, state: { productId: inHash } });
    else if (requested === undefined && selected !== null)
      navigate({ search, hash }, { replace: true, state: { productId: selected } });
  }, [inHash, requested, selected, navigate, location]);

  return requested ?? selected;
}

function NoProduct({ productId, isReady }: { productId: string | null; isReady: boolean }) {
  const message =
    productId === null
      ? { title: `No ${one} chosen yet`, text: 'Open one in the shop to see its details here.' }
      : { title: 'No longer sold', text: `The ${one} that was shown here is no longer in our catalog.` };
  return (
    <div className={styles.layout}>
      {isReady ? (
        <img className={styles.stage} src="images/not-found.svg" alt="" width={320} height={240} />
      ) : (
        <div className={styles.stage} />
      )}
      <div role="status" aria-atomic={false} className={styles.facts}>
        <p className={styles.waiting}>Loading...</p>
        <ScreenHeading className={isReady ? styles.title : visuallyHidden}>
          {isReady ? message.title : 'Product Details'}
        </ScreenHeading>
        {isReady && (
          <>
            <p className={styles.description}>{message.text}</p>
            <Link to={paths.home} className={classNames(buttonClass('primary'), styles.back)}>
              Go to the shop
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

function Shown({ onOpen }: { onOpen: (productId: string) => void }) {
  const productId = useShownProductId();
  const catalog = useCatalog();
  const { products, status } = catalog;
  const product = productId === null ? undefined : productsById(products).get(productId);
  // The product itself is painted first.
  const isPainted = usePainted(product !== undefined);

  if (product) {
    return (
      <>
        <ProductDetails key={product.product_id} product={product} />
        <Suspense>
          {isPainted && <RelatedProducts product={product} products={products} onOpen={onOpen} />}
        </Suspense>
      </>
    );
  }
  const isReady = status === 'ready';
  return (
    <div className={styles[isReady ? 'none' : 'loading']}>
      <CatalogStatus {...catalog} />
      <NoProduct productId={productId} isReady={isReady} />
    </div>
  );
}

/** Specification §2, Product details. */
export function Details() {
  const openProduct = useOpenProduct();
  const hasComparison = useHasComparison();
  return (
    <>
      <Shown onOpen={openProduct} />
      {hasComparison && (
        <Suspense>
          <Comparison onEmpty={focusHeading} onOpen={openProduct} onAddToCart={addProductToCart} />
        </Suspense>
      )}
    </>
  );
}
