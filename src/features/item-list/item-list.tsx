import { memo, useCallback, useId, useRef, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { formatPrice } from '../../lib/format';
import { resolveItem, type ResolvedItem } from '../../store/resolved-items';
import type { SavedItem } from '../../store/saved-items';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { LongList } from '../../ui/long-list/long-list';
import { Picture } from '../../ui/picture';
import { visuallyHidden } from '../../ui/visually-hidden';
import styles from './item-list.module.css';

/** Besides Remove; it removes the item from its list too. */
export interface RowAction {
  label: string;
  icon?: IconName;
  /** What it does, where its label does not say it. */
  hint?: string;
  /** Not for what is no longer sold. */
  soldOnly: boolean;
  run: (item: SavedItem) => void;
}

type RowButton = 'remove' | 'action';

interface ItemRowProps extends ResolvedItem {
  removeIcon: 'remove' | 'heart';
  action: RowAction;
  refOf: (item: SavedItem, button: RowButton) => Ref<HTMLButtonElement>;
  onPress: (item: SavedItem, button: RowButton) => void;
  onOpen: (productId: string) => void;
}

function RowFoot(props: ItemRowProps & { titleId: string }) {
  const { item, product, isSold, formerPrice, action, refOf, onPress, titleId } = props;
  const hintId = useId();
  return (
    <div className={styles.foot}>
      <div className={styles.price}>
        <p>{isSold ? `Price: ${formatPrice(product.price)}` : 'No longer sold'}</p>
        {formerPrice !== undefined && (
          <p className={styles.former}>{`It was ${formatPrice(formerPrice)} when you added it`}</p>
        )}
      </div>
      {(isSold || !action.soldOnly) && (
        <>
          <Button
            ref={refOf(item, 'action')}
            variant="quiet"
            className={styles.action}
            aria-describedby={action.hint === undefined ? titleId : `${titleId} ${hintId}`}
            onClick={() => onPress(item, 'action')}
          >
            {action.icon && <Icon name={action.icon} />}
            {action.label}
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
  const { item, product, isSold, removeIcon, refOf, onPress, onOpen } = props;
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
      <div className={styles.text}>
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
      <RowFoot {...props} titleId={titleId} />
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

interface ItemListProps {
  label: string;
  items: readonly SavedItem[];
  removeIcon: 'remove' | 'heart';
  action: RowAction;
  onRemove: (item: SavedItem) => void;
  onOpen: (productId: string) => void;
  /** Gets focus once the last row is gone. */
  heading: RefObject<HTMLElement | null>;
}

function useRowButtons() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const refOf = useCallback(
    ({ itemId }: SavedItem, button: RowButton) =>
      (element: HTMLButtonElement | null) => {
        if (!element) return undefined;
        const { current } = buttons;
        current.set(`${button} ${itemId}`, element);
        return () => void current.delete(`${button} ${itemId}`);
      },
    [],
  );
  const find = useCallback(
    ({ itemId }: SavedItem, button: RowButton) => buttons.current.get(`${button} ${itemId}`),
    [],
  );
  return { refOf, find };
}

/** Rows of the cart or the wishlist. After one is removed, focus is on the same button of the row that moved up. */
export function ItemList(props: ItemListProps) {
  const { label, items, removeIcon, action, onRemove, onOpen, heading } = props;
  const catalogue = useCatalogue();
  const { refOf, find } = useRowButtons();
  const onPress = useCallback(
    (item: SavedItem, button: RowButton) => {
      const index = items.indexOf(item);
      const neighbor = items[index + 1] ?? items[index - 1];
      flushSync(() => (button === 'remove' ? onRemove(item) : action.run(item)));
      const next = neighbor && (find(neighbor, button) ?? find(neighbor, 'remove'));
      (next ?? heading.current)?.focus();
    },
    [items, onRemove, action, find, heading],
  );
  const renderAt = useCallback(
    (index: number) => {
      const item = items[index];
      return (
        item && (
          <ItemRow
            {...resolveItem(catalogue, item)}
            removeIcon={removeIcon}
            action={action}
            refOf={refOf}
            onPress={onPress}
            onOpen={onOpen}
          />
        )
      );
    },
    [items, catalogue, removeIcon, action, refOf, onPress, onOpen],
  );
  return (
    <LongList
      label={label}
      className={styles.rows}
      count={items.length}
      keyAt={(index) => items[index]?.itemId ?? ''}
      renderAt={renderAt}
    />
  );
}
