import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { productsById } from '../../catalogue/products-by-id';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { CatalogueStatus } from '../../features/browse/catalogue-status';
import { addProductToCart } from '../../features/cart/add-to-cart';
import { useHasComparison } from '../../features/comparison/use-has-comparison';
import { classNames } from '../../lib/class-names';
import { paths, productIdInHash } from '../../lib/paths';
import { usePainted } from '../../lib/use-painted';
import { Link } from '../../router/link';
import { productIdOf, useOpenProduct } from '../../router/product-link';
import { useNavigation } from '../../router/router';
import { selectedProduct } from '../../store/preferences';
import { buttonClass } from '../../ui/button';
import { lazyOptional } from '../../ui/lazy-optional';
import { visuallyHidden } from '../../ui/visually-hidden';
import styles from './details.module.css';
import { ProductDetails } from './product-details';

const RelatedProducts = lazyOptional(
  async () => (await import('../../features/related/related-products')).RelatedProducts,
);
const Comparison = lazyOptional(
  async () => (await import('../../features/comparison/comparison')).Comparison,
);

/**
 * The id of the product to show: the one in the address of a new tab or in the history entry, which becomes the
 * selected one; or else the selected one, which the history entry then holds.
 */
function useShownProductId(): string | null {
  const { location, navigate } = useNavigation();
  const selected = useStore(selectedProduct);
  const inHash = productIdInHash(location.hash);
  const asked = inHash ?? productIdOf(location.state);

  useEffect(() => {
    if (asked !== undefined) selectedProduct.set(asked);
  }, [asked]);

  useEffect(() => {
    const { search, hash } = location;
    if (inHash !== undefined) navigate({ search }, { replace: true, state: { productId: inHash } });
    else if (asked === undefined && selected !== null)
      navigate({ search, hash }, { replace: true, state: { productId: selected } });
  }, [inHash, asked, selected, navigate, location]);

  return asked ?? selected;
}

interface NoProductProps {
  productId: string | null;
  isReady: boolean;
}

/** In place of a product: that it is loading, or that there is none, and where to go. */
function NoProduct({ productId, isReady }: NoProductProps) {
  const message =
    productId === null
      ? { title: 'No gadget chosen yet', text: 'Open a gadget in the shop, and its details are shown here.' }
      : { title: 'No longer sold', text: 'The gadget that was shown here has left our catalogue.' };
  return (
    <div className={styles.layout}>
      {isReady ? (
        <img className={styles.stage} src="images/not-found.svg" alt="" width={320} height={240} />
      ) : (
        <div className={styles.stage} />
      )}
      <div role="status" aria-atomic={false} className={styles.facts}>
        <p className={styles.waiting}>Loading...</p>
        <h1 tabIndex={-1} className={isReady ? styles.title : visuallyHidden}>
          {isReady ? message.title : 'Product Details'}
        </h1>
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

interface ShownProps {
  onOpen: (productId: string) => void;
}

function Shown({ onOpen }: ShownProps) {
  const productId = useShownProductId();
  const catalogue = useCatalogue();
  const { products, status } = catalogue;
  const product = productId === null ? undefined : productsById(products).get(productId);
  // The product itself is painted first.
  const isPainted = usePainted(product !== undefined);

  if (product) {
    return (
      <>
        <ProductDetails key={product.product_id} product={product} />
        <Suspense fallback={null}>
          {isPainted && <RelatedProducts product={product} products={products} onOpen={onOpen} />}
        </Suspense>
      </>
    );
  }
  const isReady = status === 'ready';
  return (
    <div className={styles[isReady ? 'none' : 'loading']}>
      <CatalogueStatus {...catalogue} />
      <NoProduct productId={productId} isReady={isReady} />
    </div>
  );
}

/** Product details: the product whose `product_id` is the selected `productId` (specification §2). */
export function Details() {
  const openProduct = useOpenProduct();
  const hasComparison = useHasComparison();
  return (
    <>
      <Shown onOpen={openProduct} />
      {hasComparison && (
        <Suspense fallback={null}>
          <Comparison onOpen={openProduct} onAddToCart={addProductToCart} />
        </Suspense>
      )}
    </>
  );
}
