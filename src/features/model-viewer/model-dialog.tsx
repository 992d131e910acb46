import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { modelOf, type ProductModel } from '../../catalog/product-model';
import { useProduct } from '../../catalog/use-catalog';
import type { OverlayProps } from '../../router/overlay';
import { useLocation } from '../../router/router';
import { visuallyHidden } from '../../ui/classes';
import { FullDialog } from '../../ui/full-dialog';
import styles from './model-dialog.module.css';
import { describe, isSame, moved, orbitOf } from './orbit';
import { Refusal } from './refusal';
import { toolOfKey, Tools, Views, type Tool } from './tools';
import { useStage } from './use-stage';

/** A status that says its text, and, at each press that does nothing more, that it does not. */
function useStatus(text: string) {
  const [end, setEnd] = useState({ text: '', label: '', times: 0 });
  const said = end.times > 0 && end.text === text ? `${end.label}: as far as it goes` : text;
  return {
    said: <span key={end.times}>{said}</span>,
    sayEnd: (label: string) => setEnd(({ times }) => ({ text, label, times: times + 1 })),
  };
}

function Area({ title, ref }: { title: string; ref: Ref<HTMLCanvasElement> }) {
  return (
    <div className={styles.area} role="img" aria-label={`${title} in three dimensions`}>
      <canvas ref={ref} className={styles.canvas} />
    </div>
  );
}

interface ModelDialogProps {
  title: string;
  model: ProductModel;
  onClose: () => void;
}

/** The model as large as the window, to be turned; it stands still unless somebody turns it. */
function ModelDialog({ title, model: { file, first, views }, onClose }: ModelDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [home] = useState(() => orbitOf(first));
  const [orbit, setOrbit] = useState(home);
  const [isShifting, setShifting] = useState(false);
  const { state, evenIfSlow, tryAnyway } = useStage(canvas, file, home, setOrbit);
  const isReady = typeof state === 'object';
  const isLoading = state === 'loading';
  const rig = isReady ? state.rig : undefined;
  const { said, sayEnd } = useStatus(isReady ? describe(orbit) : isLoading ? 'Loading…' : '');

  const apply = ({ label, by }: Tool) => {
    if (!rig) return;
    const from = rig.aim();
    const to = moved(from, by);
    if (isSame(from, to)) sayEnd(label);
    else rig.glide(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!rig || event.ctrlKey || event.metaKey || event.altKey) return;
    const tool = toolOfKey(event.key, isShifting || event.shiftKey);
    if (tool) apply(tool);
    else if (event.key === '0') rig.glide(home);
    else return;
    event.preventDefault();
  };
  const controls = rig && (
    <Tools
      orbit={orbit}
      isShifting={isShifting}
      onShifting={(isOn) => {
        setShifting(isOn);
        rig.setShifting(isOn);
      }}
      onTool={apply}
    />
  );
  const foot = rig && <Views views={views} orbit={orbit} onShow={(view) => rig.glide(orbitOf(view))} />;
  return (
    <FullDialog {...{ controls, foot, onClose, onKeyDown }} title={`${title} in 3D`}>
      {isReady || isLoading ? (
        <Area key={String(evenIfSlow)} title={title} ref={canvas} />
      ) : (
        <Refusal failure={state} onClose={onClose} onTry={tryAnyway} />
      )}
      <p role="status" className={isLoading ? styles.loading : visuallyHidden}>
        {said}
      </p>
    </FullDialog>
  );
}

export function ModelViewer({ onClose }: OverlayProps) {
  const product = useProduct(useLocation().state.productId);
  const model = product && modelOf(product);
  return model && <ModelDialog title={product.product_title} model={model} onClose={onClose} />;
}
