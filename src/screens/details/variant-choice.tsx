import { useId, useState } from 'react';
import type { Product } from '../../catalog/product';
import { attributesOf, movedMessage, type Attribute, type Choice } from '../../catalog/variants';
import { productLink } from '../../lib/product-link';
import { useNavigate } from '../../router/router';
import { announce } from '../../ui/announcer';
import { visuallyHidden } from '../../ui/classes';
import styles from './variant-choice.module.css';

interface ValuesProps extends Attribute {
  onChoose: (choice: Choice) => void;
}

function Values({ name, choices, onChoose }: ValuesProps) {
  const group = useId();
  return (
    <fieldset className={styles.attribute}>
      <legend>{name}</legend>
      <div className={styles.values}>
        {choices.map((choice) => {
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

/** A choice for each attribute of the product's group. It replaces the address, so that Back leaves the product. */
export function VariantChoice({ product, variants }: { product: Product; variants: readonly Product[] }) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState('');
  const onChoose = (name: string) => (choice: Choice) => {
    const message = movedMessage(product, choice.product, name);
    setPressed([name, ...pressed.filter((other) => other !== name)]);
    setMoved(message);
    announce([message, choice.product.offer?.stock].filter(Boolean).join(', '));
    const { to, state } = productLink(choice.product.product_id);
    navigate(to, { state, replace: true });
  };
  return (
    <div className={styles.choice}>
      {attributesOf(product, variants, pressed).map((attribute) => (
        <Values key={attribute.name} {...attribute} onChoose={onChoose(attribute.name)} />
      ))}
      {/* Always one line, so that nothing moves. */}
      <p className={styles.moved}>{moved}</p>
    </div>
  );
}
