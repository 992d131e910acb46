import { memo, useCallback, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { catalog } from '../../catalog/catalog';
import { pictureProps } from '../../catalog/product-picture';
import { focusHeading, focusPlace, placeRef } from '../../focus/places';
import { removeRow } from '../../focus/after-removal';
import { formatPrice } from '../../lib/format';
import { productLink } from '../../lib/product-link';
import { useFollow } from '../../router/follow';
import { resolveItems, type ResolvedItem } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { Button } from '../../ui/button';
import { classNames, surface, visuallyHidden } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { heartIcon } from '../../ui/icons';
import { LongList } from '../../ui/long-list/long-list';
import { Picture } from '../../ui/picture';
import { useFocusFallback } from '../../ui/use-focus-fallback';
import styles from './item-list.module.css';

/** Besides Remove; it removes the item from its list too. */
export interface RowAction {
  label: string;
  icon?: string;
  /** Explains a label that does not say enough. */
  hint?: string;
  /** Not for what is no longer sold. */
  soldOnly: boolean;
  run: (item: SavedItem) => void;
}

type RowButton = 'remove' | 'action';

const placeOf = (button: RowButton, { itemId }: SavedItem) => `${button} ${itemId}` as const;

interface ItemRowProps extends ResolvedItem {
  removeIcon: string;
  action: RowAction;
  onPress: (item: SavedItem, button: RowButton) => void;
}

function RowTitle({ id, product }: Pick<ItemRowProps, 'product'> & { id: string }) {
  const follow = useFollow();
  return (
    <h3 className={styles.title}>
      <button
        ref={placeRef(`opener ${product.product_id}`)}
        type="button"
        onClick={() => follow(productLink(product.product_id))}
      >
        <span id={id} dir="auto">
          {product.product_title}
        </span>
      </button>
    </h3>
  );
}

function notSold({ offer }: ResolvedItem['product']): string {
  if (offer === undefined) return 'No longer sold';
  return offer.isSoldOut ? 'Sold out' : `Only ${offer.quantity} left`;
}

function RowFoot(props: ItemRowProps & { titleId: string }) {
  const { item, product, isSold, previousPrice, action, onPress, titleId } = props;
  const hintId = useId();
  return (
    <div className={styles.foot}>
      <div className={styles.price}>
        <p>{isSold ? `Price: ${formatPrice(product.price)}` : notSold(product)}</p>
        {previousPrice !== undefined && (
          <p className={styles.previous}>{`It was ${formatPrice(previousPrice)} when you added it`}</p>
        )}
      </div>
      {(isSold || !action.soldOnly) && (
        <>
          <Button
            ref={placeRef(placeOf('action', item))}
            variant="quiet"
            className={styles.action}
            aria-describedby={action.hint === undefined ? titleId : `${titleId} ${hintId}`}
            onClick={() => onPress(item, 'action')}
          >
            {action.icon && <Icon path={action.icon} />}
            <span>{action.label}</span>
          </Button>
          {action.hint !== undefined && (
            <span id={hintId} className={visuallyHidden}>
              {action.hint}
            </span>
          )}
        </>
      )}
    </div>
  );
}

/** Specification §2, Dashboard. What is no longer sold, or has another price now, says so. */
const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, product, isSold, removeIcon, onPress } = props;
  const titleId = useId();
  return (
    <article className={classNames(surface, styles.row)} data-sold={isSold}>
      <Picture {...pictureProps(product, 'row')} className={styles.picture} loading="lazy" />
      <div className={styles.text}>
        <RowTitle id={titleId} product={product} />
        <p dir="auto" className={styles.description}>
          {product.description}
        </p>
      </div>
      <RowFoot {...props} titleId={titleId} />
      <Button
        ref={placeRef(placeOf('remove', item))}
        variant="quiet"
        shape="icon"
        className={styles.remove}
        aria-label="Remove"
        aria-describedby={titleId}
        onClick={() => onPress(item, 'remove')}
      >
        <Icon path={removeIcon} filled={removeIcon === heartIcon} />
      </Button>
    </article>
  );
});

interface ItemListProps {
  label: string;
  items: readonly SavedItem[];
  removeIcon: string;
  action: RowAction;
  onRemove: (item: SavedItem) => void;
}

/** Rows of the cart or the wishlist. */
export function ItemList(props: ItemListProps) {
  const { label, items, removeIcon, action, onRemove } = props;
  const state = useStore(catalog);
  const onPress = useCallback(
    (item: SavedItem, button: RowButton) => {
      const places = items.map((other) => placeOf(button, other));
      const remove = () => (button === 'remove' ? onRemove(item) : action.run(item));
      removeRow(places, placeOf(button, item), remove, () => focusPlace('list'));
    },
    [items, onRemove, action],
  );
  const rows = useMemo(() => resolveItems(state, items), [state, items]);
  const renderAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row && <ItemRow {...row} removeIcon={removeIcon} action={action} onPress={onPress} />;
    },
    [rows, removeIcon, action, onPress],
  );
  // The catalog or another tab may remove the control that has focus.
  const focusFallback = useFocusFallback(focusHeading);
  return (
    <div {...focusFallback}>
      <LongList
        label={label}
        className={styles.rows}
        count={items.length}
        keyAt={(index) => items[index]?.itemId ?? ''}
        renderAt={renderAt}
      />
    </div>
  );
}
