import { useEffect, useId, useState } from 'react';
import type { Product } from '../../catalog/product';
import { modelOf } from '../../catalog/product-model';
import { parseAttribute } from '../../catalog/specification';
import { focusTray, toggleCompared } from '../../features/comparison/commands';
import { Gallery } from '../../features/gallery/gallery';
import { ModelButton } from '../../features/model-viewer/model-button';
import { ShareButton } from '../../features/share/share-button';
import { formatPlain } from '../../lib/notation';
import { productAddress } from '../../lib/product-link';
import { useHref } from '../../router/follow';
import { viewed } from '../../store/id-lists';
import { useIsCompared } from '../../store/use-lists';
import { Button } from '../../ui/button';
import { classNames, shelf, skip, visuallyHidden } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { compareIcon } from '../../ui/icons';
import { RatingStars } from '../../ui/rating-stars';
import { ScreenHeading } from '../../ui/screen-heading';
import { BuyBar } from './buy-bar';
import styles from './details.module.css';
import { VariantChoice } from './variant-choice';

/** The stars start at the rating rounded down, and log what is chosen (specification §2, Product details). */
function ProductRating({ title, rating }: { title: string; rating: number }) {
  const [stars, setStars] = useState(Math.floor(rating));
  return (
    <div className={styles.rating}>
      <RatingStars
        label={`Rate ${title}`}
        value={stars}
        onChange={(value) => {
          console.log(value);
          setStars(value);
        }}
      />
      <p>
        <span className={visuallyHidden}>Rating: </span>
        <span>{formatPlain(rating)}</span>
      </p>
    </div>
  );
}

function CompareButton({ product, titleId }: { product: Product; titleId: string }) {
  const isCompared = useIsCompared(product.product_id);
  return (
    <div className={styles.comparing}>
      <Button
        variant="quiet"
        className={styles.action}
        aria-pressed={isCompared}
        aria-describedby={titleId}
        onClick={() => toggleCompared(product)}
      >
        <Icon path={compareIcon} filled={isCompared} />
        <span>Compare</span>
      </Button>
      {isCompared && (
        <button type="button" className={skip} onClick={focusTray}>
          Go to comparison
        </button>
      )}
    </div>
  );
}

/** "Memory: 16 GB" as a name and a value; the colon is for those who do not see the columns. */
function Specification({ line }: { line: string }) {
  const { name, value } = parseAttribute(line);
  return (
    <li dir="auto">
      {name !== '' && (
        <span className={styles.name}>
          <span>{name}</span>
          <span className={visuallyHidden}>: </span>
        </span>
      )}
      <span>{value}</span>
    </li>
  );
}

export function ProductDetails({ product }: { product: Product }) {
  const { product_id: id } = product;
  const variants = product.offer?.variants;
  const titleId = useId();
  const model = modelOf(product);
  const href = useHref(productAddress(id));
  useEffect(() => void viewed.change((ids) => [id, ...ids]), [id]);
  return (
    <article className={classNames(shelf, styles.layout)}>
      <div className={styles.frame}>
        <Gallery key={id} product={product}>
          {model && <ModelButton model={model} />}
        </Gallery>
      </div>
      <div className={styles.facts}>
        <ScreenHeading id={titleId} dir="auto" className={styles.title}>
          {product.product_title}
        </ScreenHeading>
        <div className={styles.judge}>
          {product.rating !== undefined && (
            <ProductRating key={id} title={product.product_title} rating={product.rating} />
          )}
          <div className={styles.actions}>
            <CompareButton product={product} titleId={titleId} />
            <ShareButton title={product.product_title} href={href} className={styles.action} />
          </div>
        </div>
        <p dir="auto" className={styles.description}>
          {product.description}
        </p>
        {variants && <VariantChoice product={product} variants={variants} />}
        <BuyBar product={product} />
        <h2 className={styles.subheading}>Specifications</h2>
        <ol className={styles.specifications}>
          {product.specification.map((line, index) => (
            <Specification key={index} line={line} />
          ))}
        </ol>
      </div>
    </article>
  );
}
