import type { KeyboardEvent } from 'react';
import { pictureSizes } from '../../catalog/product-picture';
import { classNames, visuallyHidden } from '../../ui/classes';
import { Picture } from '../../ui/picture';
import { StepButton } from '../../ui/step-button';
import { useFleeting } from '../../ui/timing';
import { type ProductPicture } from './pictures';
import styles from './steps.module.css';
import { backIcon, forwardIcon } from '../../ui/more-icons';

export interface TurnedPictures {
  pictures: readonly [ProductPicture, ...ProductPicture[]];
  shown: number;
  onShow: (index: number) => void;
}

/** Previous, next, and the position in the row. */
export function Steps({ pictures, shown, onShow }: TurnedPictures) {
  const total = pictures.length;
  const said = useFleeting(`Picture ${shown + 1} of ${total}: ${pictures[shown]?.alt}`);
  return (
    <div className={styles.steps}>
      <StepButton
        label="Previous picture"
        icon={backIcon}
        isAtEnd={shown === 0}
        onStep={() => onShow(shown - 1)}
      />
      <p>
        <span aria-hidden="true">{`${shown + 1} / ${total}`}</span>
        <span role="status" className={visuallyHidden}>
          {said}
        </span>
      </p>
      <StepButton
        label="Next picture"
        icon={forwardIcon}
        isAtEnd={shown === total - 1}
        onStep={() => onShow(shown + 1)}
      />
    </div>
  );
}

export function Thumbnails({
  pictures,
  shown,
  onShow,
  className,
}: TurnedPictures & { className: string | undefined }) {
  return (
    <ul className={classNames(styles.thumbnails, className)} aria-label="Pictures">
      {pictures.map(({ files, alt }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`Picture ${index + 1}: ${alt}`}
            aria-current={index === shown}
            onClick={() => onShow(index)}
          >
            <Picture {...files} {...pictureSizes.thumbnail} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The step of an arrow key: 1 or -1, and 0 for any other key. */
export function arrowStep({ key, currentTarget }: KeyboardEvent): number {
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === ahead) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}
