import { lazy, Suspense, useEffect } from 'react';
import { CatalogueStatus } from '../../features/catalogue-status/catalogue-status';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { WhenCompared } from '../../features/comparison/when-compared';
import { paths } from '../../lib/paths';
import { useNavigation } from '../../lib/use-location';
import { usePainted } from '../../lib/use-painted';
import { productIdOf, useOpenProduct } from '../../shop/use-open-product';
import { useShop } from '../../shop/use-shop';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { optionalPart } from '../../ui/optional-part/optional-part';
import { Message } from '../../ui/message/message';
import { ProductDetails } from './product-details';
import styles from './details.module.css';

const RelatedProducts = lazy(async () => ({
  default: (await import('../../features/related-products/related-products')).RelatedProducts,
}));

const Comparison = optionalPart(
  async () => (await import('../../features/comparison/comparison')).Comparison,
);

/**
 * The id of the product to show: the one that this history entry remembers, or else the selected one,
 * which the entry then remembers.
 */
function useShownProductId(): string | null {
  const { location, navigate } = useNavigation();
  const selected = useShop((state) => state.productId);
  const memory: unknown = location.state;
  const remembered = productIdOf(memory);

  useEffect(() => {
    if (remembered !== undefined || selected === null) return;
    navigate(
      { search: location.search, hash: location.hash },
      { replace: true, state: { productId: selected } },
    );
  }, [remembered, selected, navigate, location.search, location.hash]);

  return remembered ?? selected;
}

interface ShownProps {
  readonly onOpen: (productId: string) => void;
}

/** The product to show, or why there is none. */
function Shown({ onOpen }: ShownProps) {
  const productId = useShownProductId();
  const { products, catalogue } = useCatalogue();
  const product = products.find(({ product_id }) => product_id === productId);
  // What the gadget is like comes once the gadget itself is on the screen.
  const isShown = usePainted(product !== undefined);

  if (product) {
    return (
      <>
        <ProductDetails key={product.product_id} product={product} />
        <Suspense fallback={null}>
          {isShown && <RelatedProducts product={product} products={products} onOpen={onOpen} />}
        </Suspense>
      </>
    );
  }
  if (catalogue.status === 'ready') {
    return (
      <div className={styles['none']}>
        <Message
          title={productId === null ? 'No gadget chosen yet' : 'No longer sold'}
          words={
            productId === null
              ? 'Open a gadget in the shop, and its details are shown here.'
              : 'The gadget that was shown here has left our catalogue.'
          }
        >
          <Link to={paths.home} className={buttonClass('primary')}>
            Go to the shop
          </Link>
        </Message>
      </div>
    );
  }
  return (
    <div className={styles['loading']}>
      <CatalogueStatus />
      <div className={styles['layout']}>
        <div className={styles['stage']} />
        <p role="status" className={styles['title']}>
          Loading...
        </p>
      </div>
    </div>
  );
}

/** Product details: the product whose `product_id` equals the selected `productId` (specification §2). */
export function Details() {
  const openProduct = useOpenProduct();
  return (
    <>
      <Shown onOpen={openProduct} />
      <WhenCompared>
        <Comparison onOpen={openProduct} />
      </WhenCompared>
    </>
  );
}
