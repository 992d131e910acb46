import { memo, useId, type Ref } from 'react';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import type { ResolvedItem, SavedItem } from '../../store/saved-items';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './item-list.module.css';

/** What a row offers besides its removal; it takes the item out of its list. */
export interface RowAction {
  label: string;
  /** Not offered for what is no longer sold. */
  soldOnly: boolean;
  run: (item: SavedItem) => void;
}

export type RowButton = 'remove' | 'action';

interface ItemRowProps extends ResolvedItem {
  removeIcon: 'remove' | 'heart';
  action: RowAction;
  /** The ref of one of an item's buttons. */
  refOf: (item: SavedItem, button: RowButton) => Ref<HTMLButtonElement>;
  onPress: (item: SavedItem, button: RowButton) => void;
  onOpen: (productId: string) => void;
}

/**
 * An item of the cart or the wishlist: picture, title, description, price, the action and Remove (specification §2,
 * Dashboard). What is no longer sold, or has another price now, says so.
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, product, isSold, formerPrice, removeIcon, action, refOf, onPress, onOpen } = props;
  const titleId = useId();
  return (
    <article className={styles.row} data-sold={isSold}>
      <Picture
        className={styles.picture}
        {...pictureFiles(product)}
        sizes={pictureSizes.row}
        alt=""
        width={640}
        height={480}
        loading="lazy"
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <button type="button" onClick={() => onOpen(product.product_id)}>
            <span id={titleId} dir="auto">
              {product.product_title}
            </span>
          </button>
        </h3>
        <p dir="auto" className={styles.description}>
          {product.description}
        </p>
      </div>
      <div className={styles.foot}>
        <div className={styles.price}>
          <p>{isSold ? `Price: ${formatPrice(product.price)}` : 'No longer sold'}</p>
          {formerPrice !== undefined && (
            <p className={styles.former}>{`It was ${formatPrice(formerPrice)} when you added it`}</p>
          )}
        </div>
        {(isSold || !action.soldOnly) && (
          <Button
            ref={refOf(item, 'action')}
            variant="quiet"
            className={styles.action}
            aria-describedby={titleId}
            onClick={() => onPress(item, 'action')}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button
        ref={refOf(item, 'remove')}
        variant="quiet"
        shape="icon"
        className={styles.remove}
        aria-label="Remove"
        aria-describedby={titleId}
        onClick={() => onPress(item, 'remove')}
      >
        <Icon name={removeIcon} filled={removeIcon === 'heart'} />
      </Button>
    </article>
  );
});
