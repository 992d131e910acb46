import type { KeyboardEvent } from 'react';
import type { Product } from '../../catalog/product';
import { pictureSizes } from '../../catalog/product-picture';
import { useProduct } from '../../catalog/use-catalog';
import type { OverlayProps } from '../../router/overlay';
import { useLocation } from '../../router/router';
import { classNames, visuallyHidden } from '../../ui/classes';
import { FullDialog } from '../../ui/full-dialog';
import { Picture } from '../../ui/picture';
import { StepButton } from '../../ui/step-button';
import { useFleeting } from '../../ui/timing';
import { titleOf } from './gallery';
import gallery from './gallery.module.css';
import { arrowStep, Steps, Thumbnails } from './steps';
import { picturesOf, type ProductPicture, useShownPicture } from './pictures';
import { useSlides } from './use-slides';
import { useZoom } from './use-zoom';
import styles from './viewer.module.css';
import { zoomInIcon, zoomOutIcon } from '../../ui/more-icons';

/** An arrow key moves a zoomed picture by so many pixels. */
const ARROW = 80;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-ARROW, 0],
  ArrowRight: [ARROW, 0],
  ArrowUp: [0, -ARROW],
  ArrowDown: [0, ARROW],
};

interface SlideProps {
  picture: ProductPicture;
  isShown: boolean;
  zoom: number;
  areaRef: (area: HTMLElement | null) => void;
}

function Slide({ picture: { files, alt }, isShown, zoom, areaRef }: SlideProps) {
  return (
    <li inert={!isShown}>
      <section
        ref={isShown ? areaRef : undefined}
        className={classNames(styles.area, zoom > 1 && styles.zoomed)}
        aria-label="Picture"
        tabIndex={0}
      >
        <div className={styles.sheet} style={{ '--zoom': zoom }}>
          <Picture
            className={styles.picture}
            {...files}
            {...pictureSizes.details}
            sizes={`${Math.round(zoom * 100)}vw`}
            alt={alt}
            draggable={false}
            loading={isShown ? 'eager' : 'lazy'}
          />
        </div>
      </section>
    </li>
  );
}

function ZoomButtons({ zoom, zoomIn, zoomOut, canZoomIn }: ReturnType<typeof useZoom>) {
  const said = useFleeting(`${Math.round(zoom * 100)} %`);
  return (
    <>
      <StepButton label="Zoom out" icon={zoomOutIcon} isAtEnd={zoom <= 1} onStep={zoomOut} />
      <StepButton label="Zoom in" icon={zoomInIcon} isAtEnd={!canZoomIn} onStep={zoomIn} />
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
    </>
  );
}

/** Full-window pictures with zoom; everything works without dragging (WCAG 2.5.7). */
function Viewer({ product, onClose }: { product: Product; onClose: () => void }) {
  const pictures = picturesOf(product);
  const [shown, setShown] = useShownPicture(product.product_id);
  const zooming = useZoom();
  const { zoom, setArea, zoomTo, zoomIn, zoomOut, scrollBy } = zooming;
  const total = pictures.length;
  const onTurned = (index: number) => {
    zoomTo(1);
    setShown(index);
  };
  const { show, track } = useSlides(total, shown, onTurned);
  const turned = { pictures, shown, onShow: show };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const step = arrowStep(event);
    if (zoom > 1 && arrow) scrollBy(...arrow);
    else if (step !== 0) show(shown + step);
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') zoomTo(1);
    else return;
    event.preventDefault();
  };

  const controls = (
    <>
      {total > 1 && <Steps {...turned} />}
      <ZoomButtons {...zooming} />
    </>
  );
  const foot = total > 1 && <Thumbnails {...turned} className={styles.thumbnails} />;
  return (
    <FullDialog {...{ controls, foot, onClose, onKeyDown }} title={titleOf(product)}>
      <div className={classNames(gallery.track, styles.track)} {...track}>
        <ul className={classNames(gallery.slides, styles.slides)}>
          {pictures.map((picture, index) => (
            <Slide
              key={index}
              picture={picture}
              isShown={index === shown}
              zoom={index === shown ? zoom : 1}
              areaRef={setArea}
            />
          ))}
        </ul>
      </div>
    </FullDialog>
  );
}

export function PictureViewer({ onClose }: OverlayProps) {
  const product = useProduct(useLocation().state.productId);
  return product && <Viewer product={product} onClose={onClose} />;
}
