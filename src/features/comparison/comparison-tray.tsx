import { useId } from 'react';
import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { comparisonHash } from '../../lib/paths';
import { openedHere } from '../../lib/use-close-hash';
import { useNavigation } from '../../lib/use-location';
import { comparison, MOST_COMPARED } from '../../shop/comparison';
import { announce } from '../../ui/announcer/announcer';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import { showUndoToast } from '../../ui/toasts/show-undo-toast';
import styles from './comparison-tray.module.css';
import { takeOff, takesOff } from './take-off';

const focusMain = () => document.querySelector('main');

/** Empties the comparison, and offers the way back for as long as the toast stays. */
function clear(): void {
  const ids = comparison.getState();
  comparison.change(() => []);
  // The button is gone with its tray, and a keyboard would start over at the top of the page.
  focusMain()?.focus({ preventScroll: true });
  void showUndoToast('Comparison cleared', () => comparison.change((now) => [...ids, ...now]));
}

function Chosen({ product }: { readonly product: Product }) {
  const { product_id: id, product_title: title } = product;
  const titleId = useId();
  return (
    <li className={styles['chosen']}>
      <Picture {...pictureFiles(product)} sizes={pictureSizes.row} alt="" width={640} height={480} />
      <span id={titleId} dir="auto" className={styles['title']}>
        {title}
      </span>
      <button
        type="button"
        className={styles['remove']}
        {...takesOff}
        aria-label="Remove"
        aria-describedby={titleId}
        title={title}
        onClick={({ currentTarget }) => {
          takeOff(id, currentTarget, focusMain);
          announce(`${comparison.getState().length} of ${MOST_COMPARED} to compare`);
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** What is to be compared, in reach at the foot of the window, below the screen's own content. */
export function ComparisonTray({ products }: { readonly products: readonly Product[] }) {
  const { location, navigate } = useNavigation();
  const { search, state } = location;
  const isEnough = products.length > 1;
  return (
    <section className={styles['tray']} aria-label="Comparison">
      <ul className={styles['list']} aria-label="Chosen to compare">
        {products.map((product) => (
          <Chosen key={product.product_id} product={product} />
        ))}
      </ul>
      {!isEnough && <p className={styles['hint']}>Choose one more</p>}
      <Button
        variant="primary"
        className={styles['compare']}
        disabled={!isEnough}
        onClick={() => navigate({ search, hash: comparisonHash }, { state: openedHere(state) })}
      >
        Compare
      </Button>
      <Button variant="quiet" shape="icon" aria-label="Clear comparison" title="Clear" onClick={clear}>
        <Icon name="remove" />
      </Button>
    </section>
  );
}
