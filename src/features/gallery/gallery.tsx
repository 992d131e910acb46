import { useState, type ReactNode } from 'react';
import type { Product } from '../../catalog/product';
import { pictureSizes, pictureTransitionName } from '../../catalog/product-picture';
import { overlayHashes } from '../../lib/paths';
import { useOpenOverlay } from '../../router/overlay';
import { classNames, unprinted } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { enlargeIcon } from '../../ui/more-icons';
import { loadedFiles, Picture } from '../../ui/picture';
import styles from './gallery.module.css';
import { arrowStep, Steps, Thumbnails, type TurnedPictures } from './steps';
import { picturesOf, useFirstPictureAgain, useShownPicture } from './pictures';
import { useSlides } from './use-slides';

interface EnlargeProps {
  onStep: (step: number) => void;
  onApproach: () => void;
  onOpen: () => void;
}

/** Transparent button over the row: opens the viewer; arrow keys change the slide. */
function Enlarge({ onStep, onApproach, onOpen }: EnlargeProps) {
  const openOverlay = useOpenOverlay();
  return (
    <button
      type="button"
      className={classNames(unprinted, styles.enlarge)}
      aria-label="Enlarge picture"
      onPointerDown={onApproach}
      onPointerMove={onApproach}
      onFocus={onApproach}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step === 0) return;
        event.preventDefault();
        onStep(step);
      }}
      onClick={() => {
        onOpen();
        openOverlay(overlayHashes.pictures);
      }}
    >
      <Icon path={enlargeIcon} />
    </button>
  );
}

interface SlidesProps extends Pick<TurnedPictures, 'pictures' | 'shown'> {
  product: Product;
  /** Before, only the first is loaded. */
  areAllWanted: boolean;
  onFirstThere: () => void;
}

function Slides({ product, pictures, shown, areAllWanted, onFirstThere }: SlidesProps) {
  const transitionName = pictureTransitionName(product.product_id);
  // The card's file, until the large one is decoded: a growing picture must not end on an empty stage.
  const [placeholder, setPlaceholder] = useState(() => loadedFiles.get(transitionName ?? ''));
  const first = {
    transitionName,
    loading: 'eager',
    fetchPriority: 'high',
    onLoad: () => {
      setPlaceholder(undefined);
      onFirstThere();
    },
  } as const;
  const style =
    placeholder === undefined ? {} : { background: `url("${placeholder}") center / contain no-repeat` };
  return (
    <ul className={styles.slides}>
      {pictures.map(({ files, alt }, index) => (
        <li key={index} inert={index !== shown}>
          {(index === 0 || areAllWanted) && (
            <Picture
              className={styles.picture}
              {...files}
              {...pictureSizes.details}
              alt={alt}
              {...(index === 0 && { ...first, style })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

export const titleOf = ({ product_title: title }: Product) => `Pictures of ${title}`;

/** The product's pictures: the first at once, the others on approach. `children` lie over the stage. */
export function Gallery({ product, children }: { product: Product; children?: ReactNode }) {
  const pictures = picturesOf(product);
  const total = pictures.length;
  const [shown, setShown] = useShownPicture(product.product_id);
  useFirstPictureAgain();
  const { show, settle, track } = useSlides(total, shown, setShown);
  const [isFirstThere, setFirstThere] = useState(false);
  const [isApproached, setApproached] = useState(false);
  const turnTo = (index: number) => {
    setApproached(true);
    show(index);
  };
  const turned = { pictures, shown, onShow: turnTo };
  return (
    <div role="group" aria-label={titleOf(product)} className={styles.gallery}>
      <div className={styles.stage}>
        <div className={styles.track} {...track}>
          <Slides
            product={product}
            pictures={pictures}
            shown={shown}
            areAllWanted={isApproached}
            onFirstThere={() => setFirstThere(true)}
          />
          <Enlarge
            onStep={(step) => turnTo(shown + step)}
            onApproach={() => setApproached(true)}
            onOpen={settle}
          />
        </div>
      </div>
      <div className={classNames(unprinted, styles.tools)}>
        {children}
        {total > 1 && <Steps {...turned} />}
      </div>
      {total > 1 && isFirstThere && (
        <Thumbnails {...turned} className={classNames(unprinted, styles.thumbnails)} />
      )}
    </div>
  );
}
