import { useId, useState } from 'react';
import type { Product } from '../../catalog/product';
import { changedMessage, optionsOf, type OptionValue, type VariantOption } from '../../catalog/variants';
import { productLink } from '../../lib/product-link';
import { useNavigate } from '../../router/router';
import { announce } from '../../ui/announcer';
import { visuallyHidden } from '../../ui/classes';
import styles from './variant-choice.module.css';

interface ValuesProps extends VariantOption {
  onChoose: (choice: OptionValue) => void;
}

function Values({ name, values, onChoose }: ValuesProps) {
  const group = useId();
  return (
    <fieldset className={styles.option}>
      <legend>{name}</legend>
      <div className={styles.values}>
        {values.map((choice) => {
          const isSoldOut = choice.product.offer?.isSoldOut === true;
          return (
            <label key={choice.value} className={styles.value} data-sold-out={isSoldOut}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                checked={choice.isChosen}
                onChange={() => onChoose(choice)}
              />
              <span dir="auto">
                <span>{choice.value}</span>
                {isSoldOut && <span className={visuallyHidden}> (sold out)</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A choice for each option of the product's group. It replaces the address, so that Back leaves the product. */
export function VariantChoice({ product, variants }: { product: Product; variants: readonly Product[] }) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState('');
  const onChoose = (name: string) => (choice: OptionValue) => {
    const message = changedMessage(product, choice.product, name);
    setPressed([name, ...pressed.filter((other) => other !== name)]);
    setMoved(message);
    announce([message, choice.product.offer?.stock].filter(Boolean).join(', '));
    const { to, state } = productLink(choice.product.product_id);
    navigate(to, { state, replace: true });
  };
  return (
    <div className={styles.choice}>
      {optionsOf(product, variants, pressed).map((option) => (
        <Values key={option.name} {...option} onChoose={onChoose(option.name)} />
      ))}
      {/* Always one line, so that nothing moves. */}
      <p className={styles.moved}>{moved}</p>
    </div>
  );
}
