import { useRef } from 'react';
import { formatQuery, inCategory, type ProductQuery } from '../../catalog/query';
import { plainQuery } from '../../catalog/filters';
import { useCatalog } from '../../catalog/use-catalog';
import { overlayHashes } from '../../lib/paths';
import type { OverlayProps } from '../../router/overlay';
import { useNavigate } from '../../router/router';
import { Button } from '../../ui/button';
import { classNames, unprinted, visuallyHidden } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { closeIcon } from '../../ui/more-icons';
import { Modal } from '../../ui/modal';
import { countProducts } from '../../words/words';
import styles from './filter-sheet.module.css';
import { RefinePanel } from './refine-panel';
import { useAddressQuery } from './use-product-query';
import { useSearch } from './use-search';

// One file to load, whichever of them the window has room for.
export { RefinePanel };

/** Over the whole of a small window. Choices replace its address, so that Back undoes all of them. */
export function FilterSheet({ onClose }: OverlayProps) {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { products } = useCatalog();
  const found = useSearch(products, query);
  const total = (found?.products ?? inCategory(products, query.category)).length;
  const onChange = (next: ProductQuery) =>
    navigate({ search: formatQuery(next), hash: overlayHashes.filters }, { replace: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const { price, facets, ranges } = plainQuery;
  const unfiltered = { ...query, price, facets, ranges };
  return (
    <Modal
      first={heading}
      className={classNames(unprinted, styles.sheet)}
      aria-label="Filters"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          Filters
        </h2>
        <Button variant="quiet" shape="icon" aria-label="Close" onClick={onClose}>
          <Icon path={closeIcon} />
        </Button>
      </div>
      <div className={styles.content}>
        <RefinePanel products={products} hits={found?.hits} query={query} onChange={onChange} />
      </div>
      <div className={styles.foot}>
        {formatQuery(unfiltered) !== formatQuery(query) && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange(unfiltered);
              // The pressed button is removed.
              heading.current?.focus();
            }}
          >
            Remove all
          </Button>
        )}
        <Button variant="primary" className={styles.show} onClick={onClose}>
          {`Show ${countProducts(total)}`}
        </Button>
        <p role="status" className={visuallyHidden}>
          {countProducts(total)}
        </p>
      </div>
    </Modal>
  );
}
