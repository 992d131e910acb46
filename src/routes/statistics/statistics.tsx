import { lazy, Suspense, useRef } from 'react';
import type { Product } from '../../catalogue/product';
import { plainQuery } from '../../catalogue/query';
import { CatalogueStatus } from '../../features/catalogue-status/catalogue-status';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { PriceChart } from '../../features/price-chart/price-chart';
import { usePainted } from '../../lib/use-painted';
import { useOpenProduct } from '../../shop/use-open-product';
import { optionalPart } from '../../ui/optional-part/optional-part';
import { scopeWords } from './scope-words';
import styles from './statistics.module.css';
import { useAskedProducts } from './use-asked-products';

const loadExtras = () => import('./extras');
const StatisticsFilter = optionalPart(async () => (await loadExtras()).StatisticsFilter);
const EmptyShop = lazy(async () => ({ default: (await loadExtras()).EmptyShop }));
const NoMatch = lazy(async () => ({ default: (await loadExtras()).NoMatch }));
const ProductPicks = optionalPart(async () => (await loadExtras()).ProductPicks);
const PriceSpread = optionalPart(async () => (await loadExtras()).PriceSpread);

function ChartRoom() {
  return (
    <p role="status" className={styles['room']}>
      Loading…
    </p>
  );
}

interface SurroundingsProps {
  readonly isShown: boolean;
  readonly products: readonly Product[];
  readonly onOpen: (productId: string) => void;
}

/** What else the products tell, below the chart. */
function Surroundings({ isShown, ...told }: SurroundingsProps) {
  return (
    <Suspense>
      {isShown && <ProductPicks {...told} />}
      {isShown && <PriceSpread products={told.products} />}
    </Suspense>
  );
}

/** Statistics: a chart over the product list (specification §2, Statistics), and what else the list tells. */
export function Statistics() {
  const { products, catalogue } = useCatalogue();
  const { query, shown, isFiltered, onAsk } = useAskedProducts(products);
  const openProduct = useOpenProduct();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = products.length > 0;
  // What surrounds the chart comes once the chart is on the screen.
  const isShown = usePainted(isLoaded);
  const isEmpty = catalogue.status === 'ready' && !isLoaded;
  const showAll = () => {
    onAsk(plainQuery);
    // The button that asked for it is gone with what it undoes.
    heading.current?.focus();
  };
  return (
    <div className={styles['screen']}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
          Statistics
        </h1>
        <p className={styles['subtitle']}>View the statistics of the product</p>
      </div>
      <CatalogueStatus catalogue={catalogue} />
      {!isEmpty && (
        <div className={styles['filter']}>
          <Suspense>
            {isShown && (
              <StatisticsFilter
                query={query}
                canShowAll={isFiltered && shown.length > 0}
                onAsk={onAsk}
                onShowAll={showAll}
              />
            )}
          </Suspense>
        </div>
      )}
      {isFiltered && <p className={styles['scope']}>{scopeWords(query)}</p>}
      {!isLoaded && !isEmpty && <ChartRoom />}
      {isEmpty && (
        <Suspense>
          <EmptyShop Heading="h2" />
        </Suspense>
      )}
      {isLoaded && shown.length === 0 && (
        <Suspense>
          <NoMatch onShowAll={showAll} />
        </Suspense>
      )}
      {shown.length > 0 && (
        <>
          <PriceChart products={shown} onOpen={openProduct} />
          <Surroundings isShown={isShown} products={shown} onOpen={openProduct} />
        </>
      )}
      <noscript>The chart is drawn by your browser and needs JavaScript.</noscript>
    </div>
  );
}
