import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Product } from '../../catalogue/product';
import { picturesOf, type ProductPicture } from '../../catalogue/product-gallery';
import { pictureSizes, pictureTransitionName } from '../../catalogue/product-picture';
import { picturesHash } from '../../lib/paths';
import { overlayState } from '../../router/location';
import { useNavigation } from '../../router/router';
import { useCloseOverlay } from '../../router/use-close-overlay';
import { Icon } from '../../ui/icon';
import { lazyPart } from '../../ui/lazy-part';
import { Picture } from '../../ui/picture';
import { visuallyHidden } from '../../ui/visually-hidden';
import styles from './gallery.module.css';
import { useSlides } from './use-slides';

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer);

interface StepProps {
  label: string;
  icon: 'back' | 'forward';
  isLast: boolean;
  onStep: () => void;
}

/** At the end it stays, for a disabled button would lose focus. */
function Step({ label, icon, isLast, onStep }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} aria-disabled={isLast} onClick={onStep}>
      <Icon name={icon} />
    </button>
  );
}

interface StepsProps {
  shown: number;
  total: number;
  onShow: (index: number) => void;
}

function Steps({ shown, total, onShow }: StepsProps) {
  return (
    <div className={styles.steps}>
      <Step label="Previous picture" icon="back" isLast={shown === 0} onStep={() => onShow(shown - 1)} />
      <p role="status">
        <span aria-hidden="true">{`${shown + 1} / ${total}`}</span>
        <span className={visuallyHidden}>{`Picture ${shown + 1} of ${total}`}</span>
      </p>
      <Step
        label="Next picture"
        icon="forward"
        isLast={shown === total - 1}
        onStep={() => onShow(shown + 1)}
      />
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly ProductPicture[];
  shown: number;
  onShow: (index: number) => void;
}

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="Pictures">
      {pictures.map(({ files, alt }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`Picture ${index + 1}: ${alt}`}
            aria-current={index === shown}
            onClick={() => onShow(index)}
          >
            <Picture
              {...files}
              sizes={pictureSizes.thumbnail}
              alt=""
              width={320}
              height={240}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function arrowStep({ key, currentTarget }: KeyboardEvent): number {
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === ahead) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}

interface EnlargeProps {
  onStep: (step: number) => void;
  onApproach: () => void;
  onOpen: () => void;
}

/** Lies over the pictures, so that a tap on them is one on it; the arrow keys turn to the next. */
function Enlarge({ onStep, onApproach, onOpen }: EnlargeProps) {
  const { location, navigate } = useNavigation();
  const { search, state } = location;
  return (
    <button
      type="button"
      className={styles.enlarge}
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
        navigate({ search, hash: picturesHash }, { state: overlayState(state) });
      }}
    >
      <Icon name="enlarge" />
    </button>
  );
}

interface SlidesProps {
  product: Product;
  pictures: readonly ProductPicture[];
  shown: number;
  /** Before, only the first is loaded. */
  areAllWanted: boolean;
  onFirstThere: () => void;
}

function Slides({ product, pictures, shown, areAllWanted, onFirstThere }: SlidesProps) {
  const first = {
    transitionName: pictureTransitionName(product.product_id),
    loading: 'eager',
    fetchPriority: 'high',
    onLoad: onFirstThere,
  } as const;
  return (
    <ul className={styles.slides}>
      {pictures.map(({ files, alt }, index) => (
        <li key={index} inert={index !== shown}>
          {(index === 0 || areAllWanted) && (
            <Picture
              className={styles.picture}
              {...files}
              sizes={pictureSizes.details}
              alt={alt}
              width={1280}
              height={960}
              {...(index === 0 && first)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The product's pictures: the first at once, the others when somebody turns to them; below them, what else shows it. */
export function Gallery({ product, children }: { product: Product; children?: ReactNode }) {
  const pictures = picturesOf(product);
  const total = pictures.length;
  const { shown, show, settle, track } = useSlides(total);
  const [isFirstThere, setFirstThere] = useState(false);
  const [isApproached, setApproached] = useState(false);
  const { hash } = useNavigation().location;
  const closeViewer = useCloseOverlay();
  const turnTo = (index: number) => {
    setApproached(true);
    show(index);
  };
  return (
    <div role="group" aria-label={`Pictures of ${product.product_title}`} className={styles.gallery}>
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
      {total > 1 && <Steps shown={shown} total={total} onShow={turnTo} />}
      {total > 1 && isFirstThere && <Thumbnails pictures={pictures} shown={shown} onShow={turnTo} />}
      {children}
      {hash === picturesHash && (
        <Viewer
          part={{ title: product.product_title, pictures, shown, onShow: turnTo }}
          onMissing={closeViewer}
        />
      )}
    </div>
  );
}
