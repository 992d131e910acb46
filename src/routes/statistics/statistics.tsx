import { CatalogueStatus } from '../../features/catalogue-status/catalogue-status';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { PriceChart } from '../../features/price-chart/price-chart';
import styles from './statistics.module.css';

function ChartRoom({ words }: { readonly words: string }) {
  return (
    <p role="status" className={styles['room']}>
      {words}
    </p>
  );
}

/** Statistics: a chart over the product list (specification §2, Statistics). */
export function Statistics() {
  const { products, catalogue } = useCatalogue();
  const isEmpty = catalogue.status === 'ready' && products.length === 0;
  return (
    <div className={styles['screen']}>
      <header>
        <h1 tabIndex={-1} className={styles['heading']}>
          Statistics
        </h1>
        <p className={styles['subtitle']}>View the statistics of the product</p>
      </header>
      <CatalogueStatus />
      {products.length > 0 ? (
        <PriceChart products={products} />
      ) : (
        <ChartRoom words={isEmpty ? 'There are no gadgets to show at the moment.' : 'Loading…'} />
      )}
      <noscript>The chart is drawn by your browser and needs JavaScript.</noscript>
    </div>
  );
}
