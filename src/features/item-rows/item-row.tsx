import { memo, useId } from 'react';
import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { formatPrice } from '../../lib/money';
import type { SavedItem } from '../../shop/state';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import styles from './item-rows.module.css';

/** What a row offers besides its removal. */
export interface RowAction {
  readonly label: string;
  /** Not offered for what is no longer sold. */
  readonly soldOnly: boolean;
  /** Takes the row out of its list. */
  readonly run: (item: SavedItem) => void;
}

interface ItemRowProps {
  readonly item: SavedItem;
  /** The product as it is sold now. */
  readonly product: Product;
  readonly isSold: boolean;
  /** The price when it was added, where that was another. */
  readonly formerPrice: number | undefined;
  readonly removeIcon: 'remove' | 'heart';
  readonly action: RowAction;
  readonly onRemove: (item: SavedItem, button: HTMLElement) => void;
  readonly onAct: (item: SavedItem, button: HTMLElement) => void;
  readonly onOpen: (productId: string) => void;
}

type PriceProps = Pick<ItemRowProps, 'product' | 'isSold' | 'formerPrice'>;

function Price({ product, isSold, formerPrice }: PriceProps) {
  return (
    <div className={styles['price']}>
      <p>{isSold ? `Price: ${formatPrice(product.price)}` : 'No longer sold'}</p>
      {formerPrice !== undefined && (
        <p className={styles['former']}>{`It was ${formatPrice(formerPrice)} when you added it`}</p>
      )}
    </div>
  );
}

interface WordsProps extends Pick<ItemRowProps, 'product' | 'onOpen'> {
  readonly titleId: string;
}

function Words({ product, titleId, onOpen }: WordsProps) {
  return (
    <div className={styles['words']}>
      <h3 className={styles['title']}>
        <button type="button" data-opens="details" onClick={() => onOpen(product.product_id)}>
          <span id={titleId} dir="auto">
            {product.product_title}
          </span>
        </button>
      </h3>
      <p dir="auto" className={styles['description']}>
        {product.description}
      </p>
    </div>
  );
}

/**
 * One row of the cart or the wishlist: image, title, description, price, the way to the other list and its
 * removal (specification §2, Dashboard). What is no longer sold, or has another price now, says so.
 */
export const ItemRow = memo(function ItemRow({
  item,
  product,
  isSold,
  formerPrice,
  removeIcon,
  action,
  onRemove,
  onAct,
  onOpen,
}: ItemRowProps) {
  const titleId = useId();
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
      <Words product={product} titleId={titleId} onOpen={onOpen} />
      <div className={styles['foot']}>
        <Price product={product} isSold={isSold} formerPrice={formerPrice} />
        {(isSold || !action.soldOnly) && (
          <Button
            variant="quiet"
            className={styles['action']}
            data-act=""
            aria-describedby={titleId}
            onClick={(event) => onAct(item, event.currentTarget)}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button
        variant="quiet"
        shape="icon"
        className={styles['remove']}
        data-remove=""
        aria-label="Remove"
        aria-describedby={titleId}
        onClick={(event) => onRemove(item, event.currentTarget)}
      >
        <Icon name={removeIcon} filled={removeIcon === 'heart'} />
      </Button>
    </article>
  );
});
