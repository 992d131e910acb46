import { memo } from 'react';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import type { SavedItem } from '../../shop/state';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import styles from './item-rows.module.css';

interface ItemRowProps {
  readonly item: SavedItem;
  readonly removeIcon: 'remove' | 'heart';
  readonly onRemove: (item: SavedItem, button: HTMLElement) => void;
  readonly onOpen: (productId: string) => void;
}

/** One row of the cart or the wishlist: image, title, description, price and its removal (specification §2, Dashboard). */
export const ItemRow = memo(function ItemRow({ item, removeIcon, onRemove, onOpen }: ItemRowProps) {
  return (
    <article className={styles['row']}>
      <Picture
        className={styles['picture']}
        {...pictureFiles(item)}
        sizes={pictureSizes.row}
        alt=""
        width={640}
        height={480}
        loading="lazy"
      />
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <button type="button" data-opens="details" onClick={() => onOpen(item.product_id)}>
            <span>{item.product_title}</span>
          </button>
        </h3>
        <p className={styles['description']}>{item.description}</p>
      </div>
      <p className={styles['price']}>{`Price: ${formatPrice(item.price)}`}</p>
      <Button
        variant="quiet"
        shape="icon"
        className={styles['remove']}
        data-remove=""
        aria-label={`Remove ${item.product_title}`}
        onClick={(event) => onRemove(item, event.currentTarget)}
      >
        <Icon name={removeIcon} filled={removeIcon === 'heart'} />
      </Button>
    </article>
  );
});
