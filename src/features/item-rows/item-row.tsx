import { memo } from 'react';
import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import type { SavedItem } from '../../shop/state';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import styles from './item-rows.module.css';

interface ItemRowProps {
  readonly item: SavedItem;
  /** The product as it is sold now. */
  readonly product: Product;
  readonly isSold: boolean;
  /** The price when it was added, where that was another. */
  readonly formerPrice: number | undefined;
  readonly removeIcon: 'remove' | 'heart';
  readonly onRemove: (item: SavedItem, button: HTMLElement) => void;
  readonly onOpen: (productId: string) => void;
}

type PriceProps = Pick<ItemRowProps, 'product' | 'isSold' | 'formerPrice'>;

function Price({ product, isSold, formerPrice }: PriceProps) {
  if (!isSold) return <p className={styles['price']}>No longer sold</p>;
  return (
    <div className={styles['price']}>
      <p>{`Price: ${formatPrice(product.price)}`}</p>
      {formerPrice !== undefined && (
        <p className={styles['former']}>{`It was ${formatPrice(formerPrice)} when you added it`}</p>
      )}
    </div>
  );
}

/**
 * One row of the cart or the wishlist: image, title, description, price and its removal (specification
 * §2, Dashboard). What is no longer sold, or has another price now, says so.
 */
export const ItemRow = memo(function ItemRow({
  item,
  product,
  isSold,
  formerPrice,
  removeIcon,
  onRemove,
  onOpen,
}: ItemRowProps) {
  return (
    <article className={styles['row']} data-sold={isSold}>
      <Picture
        className={styles['picture']}
        {...pictureFiles(product)}
        sizes={pictureSizes.row}
        alt=""
        width={640}
        height={480}
        loading="lazy"
      />
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <button type="button" data-opens="details" onClick={() => onOpen(item.product_id)}>
            <span>{product.product_title}</span>
          </button>
        </h3>
        <p className={styles['description']}>{product.description}</p>
      </div>
      <Price product={product} isSold={isSold} formerPrice={formerPrice} />
      <Button
        variant="quiet"
        shape="icon"
        className={styles['remove']}
        data-remove=""
        aria-label={`Remove ${product.product_title}`}
        onClick={(event) => onRemove(item, event.currentTarget)}
      >
        <Icon name={removeIcon} filled={removeIcon === 'heart'} />
      </Button>
    </article>
  );
});
