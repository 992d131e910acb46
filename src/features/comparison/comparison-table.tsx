import { useId, type Ref } from 'react';
import type { Product } from '../../catalog/product';
import { pictureProps } from '../../catalog/product-picture';
import { productLink } from '../../lib/product-link';
import { useFollow } from '../../router/follow';
import { Button } from '../../ui/button';
import { visuallyHidden } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { removeIcon } from '../../ui/more-icons';
import { Picture } from '../../ui/picture';
import { noun } from '../../words/words';
import type { ComparedRow } from './compared-rows';
import styles from './comparison-table.module.css';
import { removalFrom } from './use-comparison';

export interface ComparisonActions {
  onAddToCart: (product: Product) => void;
}

interface ComparisonTableProps extends ComparisonActions {
  products: readonly Product[];
  rows: readonly ComparedRow[];
  /** Called when only one product is left, and the table is gone. */
  onTooFew: () => void;
}

interface HeadProps {
  products: readonly Product[];
  titleIdAt: (index: number) => string;
}

function Head({ products, titleIdAt }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          Specification
        </th>
        {products.map((product, index) => (
          <th key={product.product_id} id={titleIdAt(index)} dir="auto" scope="col">
            <Picture {...pictureProps(product, 'row')} />
            <span>{product.product_title}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ActionsProps extends ComparisonActions {
  product: Product;
  titleId: string;
  removeRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

function Actions({ product, titleId, removeRef, onAddToCart, onRemove }: ActionsProps) {
  const follow = useFollow();
  return (
    <div className={styles.actions}>
      {product.offer?.isSoldOut !== true && (
        <Button variant="primary" aria-describedby={titleId} onClick={() => onAddToCart(product)}>
          Add To Cart
        </Button>
      )}
      <Button aria-describedby={titleId} onClick={() => follow(productLink(product.product_id))}>
        View Details
      </Button>
      <Button ref={removeRef} variant="quiet" aria-describedby={titleId} onClick={onRemove}>
        <Icon path={removeIcon} />
        <span>Remove</span>
      </Button>
    </div>
  );
}

function Row({ name, values, differs, best }: ComparedRow) {
  return (
    <tr data-differs={differs}>
      <th scope="row" dir="auto">
        <span>{name}</span>
        {differs && <span className={visuallyHidden}> (differs)</span>}
      </th>
      {values.map((value, index) => (
        <td key={index} dir="auto">
          {value === '' ? (
            <>
              <span aria-hidden="true" className={styles.missing}>
                –
              </span>
              <span className={visuallyHidden}>not specified</span>
            </>
          ) : (
            <span>{value}</span>
          )}
          {best?.index === index && <span className={styles.best}>{` ${best.label}`}</span>}
        </td>
      ))}
    </tr>
  );
}

export function ComparisonTable({ products, rows, onAddToCart, onTooFew }: ComparisonTableProps) {
  const captionId = useId();
  const titleIdAt = (index: number) => `${captionId}-${index}`;
  const { refOf, remove } = removalFrom('column', products, onTooFew);
  return (
    <section className={styles.region} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles.table} style={{ '--columns': products.length }}>
        <caption id={captionId} className={visuallyHidden}>
          {`${products.length} ${noun.many} side by side`}
        </caption>
        <Head products={products} titleIdAt={titleIdAt} />
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} {...row} />
          ))}
          {rows.length === 0 && (
            <tr>
              <th scope="row">Differences</th>
              <td colSpan={products.length}>No differences.</td>
            </tr>
          )}
          <tr>
            <th scope="row" className={styles.corner}>
              Actions
            </th>
            {products.map((product, index) => (
              <td key={product.product_id}>
                <Actions
                  product={product}
                  titleId={titleIdAt(index)}
                  removeRef={refOf(product.product_id)}
                  onAddToCart={onAddToCart}
                  onRemove={() => remove(product.product_id)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
