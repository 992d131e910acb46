import { useCallback, useRef } from 'react';
import { parseCategory, type CategoryFilter } from '../../catalogue/categories';
import { inCategory } from '../../catalogue/query';
import type { ShopWindow } from '../../catalogue/shop-window';
import { CatalogueStatus } from '../../features/catalogue-status/catalogue-status';
import { useCatalogue } from '../../features/catalogue-status/use-catalogue';
import { ProductFilter } from '../../features/product-filter/product-filter';
import { ProductGrid } from '../../features/product-grid/product-grid';
import { paths, searchParams } from '../../lib/paths';
import { useNavigate } from '../../lib/use-location';
import { useSearchParam } from '../../lib/use-search-param';
import { useOpenProduct } from '../../shop/use-open-product';
import { Banner } from './banner';
import styles from './home.module.css';
import { countWords } from './count-words';

interface HomeProps {
  /** What the page was prerendered with, shown until Data.json has arrived. */
  readonly shopWindow: ShopWindow;
}

/** Home: banner, categories and the grid of gadgets (specification §2, Home). */
export function Home({ shopWindow }: HomeProps) {
  const { products, catalogue } = useCatalogue();
  const openProduct = useOpenProduct();
  const navigate = useNavigate();
  const category = parseCategory(useSearchParam(searchParams.category));
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLElement>(null);

  const isReady = catalogue.status === 'ready';
  const shown = inCategory(isReady ? products : shopWindow.cards, category);
  const isLoading = catalogue.status === 'loading';
  const count = isLoading ? shopWindow.total : shown.length;

  const choose = (value: CategoryFilter) => {
    const search = value === 'all' ? '' : `?${new URLSearchParams({ [searchParams.category]: value })}`;
    navigate({ pathname: paths.home, search });
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };
  const goToGadgets = useCallback(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <Banner onShopNow={goToGadgets} />
      <section ref={results} className={styles['shop']} aria-labelledby="gadgets">
        <h2 ref={heading} id="gadgets" tabIndex={-1} className={styles['heading']}>
          Explore Cutting-Edge Gadgets
        </h2>
        <div className={styles['sidebar']}>
          <ProductFilter category={category} onChoose={choose} />
        </div>
        <div className={styles['results']}>
          <CatalogueStatus expected={shopWindow.total} />
          <p role="status" className={styles['count']}>
            {isLoading && category !== 'all' ? 'Loading…' : countWords(count, isReady)}
          </p>
          <ProductGrid products={shown} onOpen={openProduct} />
        </div>
      </section>
    </>
  );
}
