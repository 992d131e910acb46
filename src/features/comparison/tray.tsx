import { useId, type Ref } from 'react';
import type { Product } from '../../catalog/product';
import { pictureProps } from '../../catalog/product-picture';
import { placeRef } from '../../focus/places';
import { FOCUS_GAP, setStuck } from '../../focus/scroll-padding';
import { overlayHashes } from '../../lib/paths';
import { useOpenOverlay } from '../../router/overlay';
import { compared } from '../../store/id-lists';
import { Button } from '../../ui/button';
import { classNames, oneLine, unprinted } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { closeIcon, removeIcon } from '../../ui/more-icons';
import { Picture } from '../../ui/picture';
import { undoable } from '../../ui/toasts/toasts';
import { countProducts } from '../../words/words';
import { announceCompared } from './commands';
import styles from './comparison.module.css';
import { useCompared, removalFrom } from './use-comparison';

function clear(): void {
  const ids = compared.getState();
  compared.change(() => []);
  undoable('Comparison cleared', {
    run: () => void compared.change((now) => [...ids, ...now]),
    undone: `${countProducts(ids.length)} to compare`,
  });
}

interface ChosenProps {
  product: Product;
  ref: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

function Chosen({ product, ref, onRemove }: ChosenProps) {
  const { product_title: title } = product;
  const titleId = useId();
  return (
    <li className={styles.chosen}>
      <Picture {...pictureProps(product, 'row')} />
      <span id={titleId} dir="auto" className={classNames(oneLine, styles.title)}>
        {title}
      </span>
      <button
        ref={ref}
        type="button"
        className={styles.remove}
        aria-label="Remove"
        aria-describedby={titleId}
        title={title}
        onClick={onRemove}
      >
        <Icon path={closeIcon} />
      </button>
    </li>
  );
}

/** Scrolls the focused button out from under the tray that it opened (WCAG 2.4.11). */
function uncoverFocus(tray: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!focused?.matches(':focus-visible') || tray.contains(focused)) return;
  const { left, right, bottom } = focused.getBoundingClientRect();
  const cover = document.elementFromPoint((left + right) / 2, bottom - 1);
  if (tray.contains(cover)) scrollBy(0, bottom + FOCUS_GAP - tray.getBoundingClientRect().top);
}

function trayRef(element: HTMLElement | null) {
  if (!element) return undefined;
  const sizes = new ResizeObserver(() => uncoverFocus(element));
  sizes.observe(element);
  const leave = [placeRef('tray')(element), setStuck(element), () => sizes.disconnect()];
  return () => leave.forEach((each) => each?.());
}

interface TrayProps {
  /** Moves focus elsewhere: the tray is removed. */
  onEmpty: () => void;
}

function ChosenProducts({ products, onEmpty }: TrayProps & { products: readonly Product[] }) {
  const openOverlay = useOpenOverlay();
  const { refOf, remove } = removalFrom('chosen', products, onEmpty);
  const isEnough = products.length > 1;
  return (
    <section
      ref={trayRef}
      tabIndex={-1}
      className={classNames(unprinted, styles.tray)}
      aria-label="Comparison"
    >
      <ul className={styles.list} aria-label="Chosen to compare">
        {products.map((product) => (
          <Chosen
            key={product.product_id}
            product={product}
            ref={refOf(product.product_id)}
            onRemove={() => {
              remove(product.product_id);
              announceCompared();
            }}
          />
        ))}
      </ul>
      {!isEnough && <p className={styles.hint}>Choose one more</p>}
      <Button
        variant="primary"
        className={styles.compare}
        disabled={!isEnough}
        onClick={() => openOverlay(overlayHashes.comparison)}
      >
        Compare
      </Button>
      <Button
        variant="quiet"
        shape="icon"
        aria-label="Clear comparison"
        onClick={() => {
          clear();
          onEmpty();
        }}
      >
        <Icon path={removeIcon} />
      </Button>
    </section>
  );
}

/** The products chosen to compare; nothing where there are none. */
export function Tray({ onEmpty }: TrayProps) {
  const products = useCompared();
  return products.length > 0 && <ChosenProducts products={products} onEmpty={onEmpty} />;
}
