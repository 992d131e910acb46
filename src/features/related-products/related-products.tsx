import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Product } from '../../catalogue/product';
import { similarTo } from '../../catalogue/similar';
import { clearViewed, viewed } from '../../shop/viewed';
import { focusHeading } from '../../lib/focus-heading';
import { Button } from '../../ui/button/button';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';
import { ProductStrip } from './product-strip';
import styles from './related-products.module.css';

const SIMILAR = 4;

interface RelatedProductsProps {
  readonly product: Product;
  readonly products: readonly Product[];
  readonly onOpen: (productId: string) => void;
}

function forget(): void {
  const former = viewed.getState();
  clearViewed();
  // The button is gone with its section.
  focusHeading();
  void showUndoToast('Recently viewed gadgets forgotten', () => viewed.change(() => former));
}

function RecentlyViewed({ product, products, onOpen }: RelatedProductsProps) {
  const ids = useStore(viewed);
  const recent = useMemo(() => {
    const byId = new Map(products.map((each) => [each.product_id, each]));
    return ids.flatMap((id) => (id === product.product_id ? [] : (byId.get(id) ?? [])));
  }, [ids, product, products]);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles['section']}>
      <div className={styles['head']}>
        <h2 id="recent">Recently viewed</h2>
        <Button variant="quiet" onClick={forget}>
          Clear
        </Button>
      </div>
      <ProductStrip label="Recently viewed" products={recent} onOpen={onOpen} />
    </section>
  );
}

/** Below a product's details: the gadgets most like it, and those opened lately on this device. */
export function RelatedProducts(props: RelatedProductsProps) {
  const { product, products, onOpen } = props;
  const similar = useMemo(() => similarTo(product, products, SIMILAR), [product, products]);
  return (
    <div className={styles['related']}>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className={styles['section']}>
          <h2 id="similar">Similar gadgets</h2>
          <ProductStrip label="Similar gadgets" products={similar} onOpen={onOpen} />
        </section>
      )}
      <RecentlyViewed {...props} />
    </div>
  );
}
