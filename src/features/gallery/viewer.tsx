import type { KeyboardEvent } from 'react';
import type { ProductPicture } from '../../catalogue/product-gallery';
import { useCloseOverlay } from '../../router/use-close-overlay';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon, type IconName } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { useZoom } from './use-zoom';
import styles from './viewer.module.css';

interface ToolProps {
  label: string;
  icon: IconName;
  isDisabled: boolean;
  onPress: () => void;
}

/** At its end it stays, for a disabled button would lose focus. */
function Tool({ label, icon, isDisabled, onPress }: ToolProps) {
  return (
    <Button
      variant="quiet"
      shape="icon"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}

interface StepsProps {
  shown: number;
  total: number;
  onShow: (index: number) => void;
}

function Steps({ shown, total, onShow }: StepsProps) {
  return (
    <>
      <Tool label="Previous picture" icon="back" isDisabled={shown === 0} onPress={() => onShow(shown - 1)} />
      <Tool
        label="Next picture"
        icon="forward"
        isDisabled={shown === total - 1}
        onPress={() => onShow(shown + 1)}
      />
    </>
  );
}

interface ViewerProps {
  title: string;
  pictures: readonly [ProductPicture, ...ProductPicture[]];
  shown: number;
  onShow: (index: number) => void;
}

/** The pictures as large as the window, to zoom into; nothing of it needs a drag (WCAG 2.5.7). */
export function Viewer({ title, pictures, shown, onShow }: ViewerProps) {
  const close = useCloseOverlay();
  const { zoom, setArea, zoomTo, zoomIn, zoomOut, canZoomIn } = useZoom();
  const { files, alt } = pictures[shown] ?? pictures[0];
  const total = pictures.length;
  const show = (index: number) => {
    zoomTo(1);
    onShow(index);
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => zoomTo(1),
    // What is zoomed is scrolled by the arrow keys.
    ...(zoom === 1 && { ArrowLeft: () => show(shown - 1), ArrowRight: () => show(shown + 1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const press = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!press) return;
    event.preventDefault();
    press();
  };
  const percent = Math.round(zoom * 100);
  const actions = (
    <>
      <p role="status" className={styles.status}>
        {total > 1 && `Picture ${shown + 1} of ${total}`}
        {zoom > 1 && ` at ${percent} %`}
      </p>
      {total > 1 && <Steps shown={shown} total={total} onShow={show} />}
      <Tool label="Zoom out" icon="zoomOut" isDisabled={zoom === 1} onPress={zoomOut} />
      <Tool label="Zoom in" icon="zoomIn" isDisabled={!canZoomIn} onPress={zoomIn} />
    </>
  );
  return (
    <Dialog title={title} width="full" onClose={close} onKeyDown={onKeyDown} actions={actions}>
      <section ref={setArea} className={styles.area} aria-label="Picture" tabIndex={0}>
        <div className={styles.sheet} ref={(sheet) => sheet?.style.setProperty('--zoom', String(zoom))}>
          <Picture
            key={shown}
            className={styles.picture}
            {...files}
            sizes={`${percent}vw`}
            alt={alt}
            width={1280}
            height={960}
          />
        </div>
      </section>
    </Dialog>
  );
}
