import type { ModelViewerElement } from '@google/model-viewer';
import { useState } from 'react';
import type { Product } from '../../catalog/product';
import { modelOf, type ModelView, type ProductModel } from '../../catalog/product-model';
import { pictureProps } from '../../catalog/product-picture';
import { useProduct } from '../../catalog/use-catalog';
import { clamp } from '../../lib/bounds';
import type { OverlayProps } from '../../router/overlay';
import { useLocation } from '../../router/router';
import { Button } from '../../ui/button';
import { visuallyHidden } from '../../ui/classes';
import { FullDialog } from '../../ui/full-dialog';
import { Icon } from '../../ui/icon';
import { backIcon, forwardIcon, zoomInIcon, zoomOutIcon } from '../../ui/more-icons';
import { Picture } from '../../ui/picture';
import { usePainted } from '../../ui/timing';
import { showToast } from '../../ui/toasts/toasts';
import { attributes, describe, directionOf, HIGHEST, look, LOWEST, showView, type Direction } from './camera';
import styles from './model-dialog.module.css';
import { ModelError } from './model-error';
import { useViewer } from './use-viewer';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': Record<string, unknown>;
    }
  }
}

interface Tool {
  label: string;
  icon: string;
  className?: string | undefined;
  /** In degrees. */
  azimuth?: number;
  elevation?: number;
  /** In steps of a mouse wheel. */
  zoom?: number;
}

/** Arrow buttons turn the model the way a drag would. */
const TOOLS: readonly Tool[] = [
  { label: 'Turn left', icon: backIcon, azimuth: 30 },
  { label: 'Turn right', icon: forwardIcon, azimuth: -30 },
  { label: 'Higher', icon: backIcon, className: styles.upright, elevation: 15 },
  { label: 'Lower', icon: forwardIcon, className: styles.upright, elevation: -15 },
  { label: 'Zoom out', icon: zoomOutIcon, zoom: -6 },
  { label: 'Zoom in', icon: zoomInIcon, zoom: 6 },
];

/** The element, and the goal of the buttons, which a drag clears. */
function useCamera(first: ModelView) {
  const [viewer, setViewer] = useState<ModelViewerElement | null>(null);
  const [goal, setGoal] = useState<Direction>();
  const show = (view: ModelView) => {
    if (viewer) showView(viewer, view);
    setGoal(view);
  };
  const apply = ({ azimuth = 0, elevation = 0, zoom = 0 }: Tool) => {
    if (!viewer) return;
    if (zoom !== 0) {
      viewer.zoom(zoom);
      return;
    }
    const from = goal ?? directionOf(viewer);
    const next = {
      azimuth: from.azimuth + azimuth,
      elevation: clamp(from.elevation + elevation, LOWEST, HIGHEST),
    };
    look(viewer, next);
    setGoal(next);
  };
  const begin = () => {
    show(first);
    viewer?.jumpCameraToGoal();
  };
  const follow = ({ detail }: CustomEvent<{ source: string }>) => {
    if (detail.source === 'user-interaction') setGoal(undefined);
  };
  return { setViewer, goal, show, apply, begin, follow };
}

function Tools({ onTool }: { onTool: (tool: Tool) => void }) {
  return TOOLS.map((tool) => (
    <Button
      key={tool.label}
      shape="icon"
      variant="quiet"
      className={tool.className}
      aria-label={tool.label}
      onClick={() => onTool(tool)}
    >
      <Icon path={tool.icon} />
    </Button>
  ));
}

interface ModelDialogProps {
  product: Product;
  model: ProductModel;
  onClose: () => void;
}

/** The full-window 3D view; the model moves only if the shopper moves it. */
function ModelDialog({ product, model: { file, first, views }, onClose }: ModelDialogProps) {
  const title = product.product_title;
  const { state, attempt, src, setReady, fail, tryAgain } = useViewer(file);
  const { setViewer, goal, show, apply, begin, follow } = useCamera(first);
  const isLoading = state === 'loading' || state === 'drawing';
  // The dialog is announced first.
  const isOpen = usePainted();
  const controls = <Tools onTool={apply} />;
  const foot = (
    <div role="group" aria-label="Views" className={styles.views}>
      {views.map((each) => (
        <Button key={each.name} aria-pressed={each === goal} onClick={() => show(each)}>
          {each.name}
        </Button>
      ))}
    </div>
  );
  return (
    <FullDialog title={`${title} in 3D`} onClose={onClose} {...(state === 'ready' && { controls, foot })}>
      {state === 'ready' || isLoading ? (
        <model-viewer
          {...attributes}
          key={attempt}
          ref={setViewer}
          className={styles.viewer}
          src={state === 'loading' ? undefined : src}
          alt={`${title} in three dimensions`}
          interpolation-decay={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 100}
          onload={() => {
            begin();
            setReady();
          }}
          onerror={fail}
          oncamera-change={follow}
          onar-status={({ detail }: CustomEvent<{ status: string }>) => {
            if (detail.status === 'failed') showToast('Your camera couldn’t be opened');
          }}
        >
          <Picture slot="poster" className={styles.poster} {...pictureProps(product, 'details')} />
          {state === 'ready' && (
            <Button slot="ar-button" className={styles.room}>
              See it in your room
            </Button>
          )}
        </model-viewer>
      ) : (
        <ModelError failure={state} onClose={onClose} onTry={tryAgain} />
      )}
      <p role="status" className={isLoading ? styles.loading : visuallyHidden}>
        {isLoading ? isOpen && 'Loading…' : goal && describe(goal)}
      </p>
    </FullDialog>
  );
}

export function ModelViewer({ onClose }: OverlayProps) {
  const product = useProduct(useLocation().state.productId);
  const model = product && modelOf(product);
  return model && <ModelDialog product={product} model={model} onClose={onClose} />;
}
