import type { InitialData } from '../../catalog/initial-data';
import { useCatalog, useKnownProduct } from '../../catalog/use-catalog';
import { CatalogStatus } from '../../features/browse/catalog-status';
import { LazyTray } from '../../features/comparison/lazy-tray';
import { focusHeading } from '../../focus/places';
import { paths } from '../../lib/paths';
import { lazyPart } from '../../loading/lazy';
import { Link } from '../../router/link';
import { useLocation } from '../../router/router';
import { buttonClass } from '../../ui/button';
import { classNames, shelf, visuallyHidden } from '../../ui/classes';
import { ScreenHeading } from '../../ui/screen-heading';
import { usePainted } from '../../ui/timing';
import { noun } from '../../words/words';
import styles from './details.module.css';
import { ProductDetails } from './product-details';

const RelatedProducts = lazyPart(() =>
  import('../../features/related/related-products').then((module) => module.RelatedProducts),
);

function NoProduct({ productId, isReady }: { productId: string | undefined; isReady: boolean }) {
  const message =
    productId === undefined
      ? { title: `No ${noun.one} chosen yet`, text: 'Open one in the shop to see its details here.' }
      : { title: 'No longer sold', text: `The ${noun.one} that was shown here is no longer in our catalog.` };
  return (
    <div className={classNames(shelf, styles.layout)}>
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
        {!isReady && <div className={styles.skeleton} />}
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

interface DetailsProps {
  initialData: InitialData;
}

function Shown({ initialData }: DetailsProps) {
  const { productId } = useLocation().state;
  const catalog = useCatalog();
  const { products, status } = catalog;
  const product = useKnownProduct(productId, initialData.products);
  // The product itself is painted first.
  const isPainted = usePainted(product !== undefined);

  if (product) {
    return (
      <>
        <ProductDetails key={product.offer?.item_group_id ?? product.product_id} product={product} />
        {isPainted && <RelatedProducts product={product} products={products} />}
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
export function Details(props: DetailsProps) {
  return (
    <>
      <Shown {...props} />
      <LazyTray onEmpty={focusHeading} />
    </>
  );
}
