import { useId } from 'react';
import type { Product } from '../../catalogue/product';
import { pictureFiles, pictureSizes } from '../../catalogue/product-picture';
import { shop } from '../../shop/store';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import { showToast } from '../../ui/toasts/toasts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import type { ComparedRow } from './compared-rows';
import styles from './comparison-table.module.css';
import { takeOff, takesOff } from './take-off';

/** What marks a line whose values differ, for the eye. */
export function DiffersMark() {
  return (
    <svg className={styles['mark']} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 6h10M3 10h10M11 3L5 13" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

interface ComparisonTableProps {
  readonly products: readonly Product[];
  readonly rows: readonly ComparedRow[];
  readonly onOpen: (productId: string) => void;
}

interface HeadProps extends Pick<ComparisonTableProps, 'products'> {
  readonly titleIdAt: (index: number) => string;
}

function Head({ products, titleIdAt }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['corner']}>
          Specification
        </th>
        {products.map((product, index) => (
          <th key={product.product_id} id={titleIdAt(index)} dir="auto" scope="col">
            <Picture {...pictureFiles(product)} sizes={pictureSizes.row} alt="" width={640} height={480} />
            {product.product_title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ActionsProps extends Pick<ComparisonTableProps, 'onOpen'> {
  readonly product: Product;
  /** What says which product the buttons are for. */
  readonly titleId: string;
}

function Actions({ product, titleId, onOpen }: ActionsProps) {
  const { product_id: id } = product;
  return (
    <td>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          aria-describedby={titleId}
          onClick={() => {
            shop.addToCart(product);
            void showToast('Item Added to Cart');
          }}
        >
          Add To Cart
        </Button>
        <Button aria-describedby={titleId} data-opens="details" onClick={() => onOpen(id)}>
          View Details
        </Button>
        <Button
          variant="quiet"
          {...takesOff}
          aria-describedby={titleId}
          onClick={({ currentTarget }) => {
            const dialog = currentTarget.closest('dialog');
            takeOff(id, currentTarget, () => dialog?.querySelector('button') ?? null);
          }}
        >
          <Icon name="remove" /> Remove
        </Button>
      </div>
    </td>
  );
}

function Row({ name, values, differs }: ComparedRow) {
  return (
    <tr data-differs={differs}>
      <th scope="row" dir="auto">
        {name}
        {differs && (
          <>
            <DiffersMark />
            <span className={visuallyHidden}> (differs)</span>
          </>
        )}
      </th>
      {values.map((value, index) => (
        <td key={index} dir="auto">
          {value === '' ? (
            <>
              <span aria-hidden="true">–</span>
              <span className={visuallyHidden}>not told</span>
            </>
          ) : (
            value
          )}
        </td>
      ))}
    </tr>
  );
}

/** Products as columns and what they are compared by as lines, in a part of the dialog that scrolls by itself. */
export function ComparisonTable({ products, rows, onOpen }: ComparisonTableProps) {
  const captionId = useId();
  const titleIdAt = (index: number) => `${captionId}-${index}`;
  return (
    <section className={styles['region']} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles['table']} data-columns={products.length}>
        <caption id={captionId} className={visuallyHidden}>
          {`${products.length} gadgets side by side`}
        </caption>
        <Head products={products} titleIdAt={titleIdAt} />
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} {...row} />
          ))}
          {rows.length === 0 && (
            <tr>
              <th scope="row">Differences</th>
              <td colSpan={products.length}>None: they are alike in every line.</td>
            </tr>
          )}
          <tr>
            <th scope="row" className={styles['corner']}>
              What to do
            </th>
            {products.map((product, index) => (
              <Actions
                key={product.product_id}
                product={product}
                titleId={titleIdAt(index)}
                onOpen={onOpen}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
