import { Suspense, useEffect } from 'react';
import { CatalogueStatus } from '../../features/catalogue-status/catalogue-status';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { WhenCompared } from '../../features/comparison/when-compared';
import { classNames } from '../../lib/class-names';
import { paths, productIdInHash } from '../../lib/paths';
import { useNavigation } from '../../lib/use-location';
import { usePainted } from '../../lib/use-painted';
import { shop } from '../../shop/store';
import { productIdOf, useOpenProduct } from '../../shop/use-open-product';
import { useShop } from '../../shop/use-shop';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { optionalPart } from '../../ui/optional-part/optional-part';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { ProductDetails } from './product-details';
import styles from './details.module.css';

const RelatedProducts = optionalPart(
  async () => (await import('../../features/related-products/related-products')).RelatedProducts,
);

const Comparison = optionalPart(
  async () => (await import('../../features/comparison/comparison')).Comparison,
);

/**
 * The id of the product to show: the one that a new tab's address names or this history entry remembers, which
 * becomes the selected one however the visitor came to the entry; or else the selected one, which the entry then
 * remembers.
 */
function useShownProductId(): string | null {
  const { location, navigate } = useNavigation();
  const selected = useShop((state) => state.productId);
  const memory: unknown = location.state;
  const named = productIdInHash(location.hash);
  const remembered = named ?? productIdOf(memory);

  useEffect(() => {
    if (remembered !== undefined) shop.selectProduct(remembered);
  }, [remembered]);

  useEffect(() => {
    const { search, hash } = location;
    if (named !== undefined) navigate({ search }, { replace: true, state: { productId: named } });
    else if (remembered === undefined && selected !== null)
      navigate({ search, hash }, { replace: true, state: { productId: selected } });
  }, [named, remembered, selected, navigate, location]);

  return remembered ?? selected;
}

interface NoProductProps {
  readonly productId: string | null;
  readonly isReady: boolean;
}

/** In place of a product: that it is loading; once the catalogue is there without it, also why, and a way on. */
function NoProduct({ productId, isReady }: NoProductProps) {
  const why =
    productId === null
      ? { title: 'No gadget chosen yet', words: 'Open a gadget in the shop, and its details are shown here.' }
      : { title: 'No longer sold', words: 'The gadget that was shown here has left our catalogue.' };
  return (
    <div className={styles['layout']}>
      {isReady ? (
        <img className={styles['stage']} src="images/not-found.svg" alt="" width={320} height={240} />
      ) : (
        <div className={styles['stage']} />
      )}
      <div role="status" aria-atomic={false} className={styles['facts']}>
        <p className={styles['waiting']}>Loading...</p>
        <h1 tabIndex={-1} className={isReady ? styles['title'] : visuallyHidden}>
          {isReady ? why.title : 'Product Details'}
        </h1>
        {isReady && (
          <>
            <p className={styles['description']}>{why.words}</p>
            <Link to={paths.home} className={classNames(buttonClass('primary'), styles['back'])}>
              Go to the shop
            </Link>
          </>
        )}
      </div>
    </div>
  );
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
  const isReady = catalogue.status === 'ready';
  return (
    <div className={styles[isReady ? 'none' : 'loading']}>
      <CatalogueStatus catalogue={catalogue} />
      <NoProduct productId={productId} isReady={isReady} />
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
