import { useRef, useState, type KeyboardEvent } from 'react';
import type { ModelView, ProductModel } from '../../catalogue/product-model';
import { useCloseOverlay } from '../../router/use-close-overlay';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import styles from './model-dialog.module.css';
import { describe, held, shifted, TURN, ZOOM_STEP, type Orbit, type Place } from './orbit';
import { Refusal } from './refusal';
import { useOrbitInput, type Hand } from './use-orbit-input';
import { Turntable } from './turntable';
import { useStage } from './use-stage';

const homeOf = ({ azimuth, elevation, zoom = 1, x = 0, y = 0 }: ModelView): Orbit => ({
  azimuth,
  elevation,
  zoom,
  x,
  y,
});

/** Each changes the orbit, and has a button and a key; arrows as if the hand were on the model. */
const TOOLS = [
  { label: 'Turn left', key: 'ArrowLeft', icon: 'back', look: undefined, by: { azimuth: TURN } },
  { label: 'Turn right', key: 'ArrowRight', icon: 'forward', look: undefined, by: { azimuth: -TURN } },
  { label: 'From higher', key: 'ArrowUp', icon: 'back', look: styles.up, by: { elevation: TURN / 2 } },
  { label: 'From lower', key: 'ArrowDown', icon: 'forward', look: styles.up, by: { elevation: -TURN / 2 } },
  { label: 'Zoom out', key: '-', icon: 'zoomOut', look: undefined, by: { zoom: 1 / ZOOM_STEP } },
  { label: 'Zoom in', key: '+', icon: 'zoomIn', look: undefined, by: { zoom: ZOOM_STEP } },
] as const;

type Tool = (typeof TOOLS)[number];

interface Shift extends Place {
  said: string;
}

/** With Shift, as a page scrolls: a wheel or two fingers do the same at their place. */
const SHIFTS: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -1, y: 0, said: 'More of the left' },
  ArrowRight: { x: 1, y: 0, said: 'More of the right' },
  ArrowUp: { x: 0, y: 1, said: 'More of the top' },
  ArrowDown: { x: 0, y: -1, said: 'More of the bottom' },
};

function moved(orbit: Orbit, by: Partial<Orbit>): Orbit {
  return held({
    ...orbit,
    azimuth: orbit.azimuth + (by.azimuth ?? 0),
    elevation: orbit.elevation + (by.elevation ?? 0),
    zoom: orbit.zoom * (by.zoom ?? 1),
  });
}

interface ToolsProps {
  onTool: (tool: Tool) => void;
}

function Tools({ onTool }: ToolsProps) {
  return TOOLS.map((tool) => (
    <Button
      key={tool.label}
      variant="quiet"
      shape="icon"
      className={tool.look}
      aria-label={tool.label}
      onClick={() => onTool(tool)}
    >
      <Icon name={tool.icon} />
    </Button>
  ));
}

interface ViewsProps {
  views: readonly ModelView[];
  onShow: (view: ModelView) => void;
}

function Views({ views, onShow }: ViewsProps) {
  return (
    <div role="group" aria-label="Views" className={styles.views}>
      {views.map((view) => (
        <Button key={view.name} className={styles.view} onClick={() => onShow(view)}>
          {view.name}
        </Button>
      ))}
    </div>
  );
}

const percent = ({ zoom }: Orbit) => `${Math.round(zoom * 100)} %`;

/** What is done with the model by buttons, keys and a hand, and what is said of it. */
function useControls(turntable: Turntable, first: ModelView) {
  const [said, setSaid] = useState(first.name);
  const show = (view: ModelView) => {
    turntable.glide(homeOf(view));
    setSaid(view.name);
  };
  const apply = ({ by }: Tool) => {
    const next = moved(turntable.aim(), by);
    turntable.glide(next);
    setSaid('zoom' in by ? percent(next) : describe(next));
  };
  const shift = (by: Shift) => {
    turntable.glide(shifted(turntable.aim(), by));
    setSaid(by.said);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? SHIFTS[event.key] : undefined;
    const tool = TOOLS.find(({ key }) => key === (event.key === '=' ? '+' : event.key));
    if (by) shift(by);
    else if (tool) apply(tool);
    else if (event.key === '0') show(first);
    else return;
    event.preventDefault();
  };
  const [hand] = useState((): Hand => ({
    now: turntable.now,
    turn: (orbit) => {
      turntable.set(orbit);
      setSaid(describe(turntable.now()));
    },
    zoom: (orbit, isGliding) => {
      const next = held(orbit);
      if (isGliding) turntable.glide(next);
      else turntable.set(next);
      setSaid(percent(next));
    },
  }));
  return { said, show, apply, onKeyDown, hand };
}

interface ModelDialogProps {
  title: string;
  model: ProductModel;
}

/**
 * The model as large as the window, to be turned; it stands still unless somebody turns it. What is pressed while it
 * loads is done with it once it is there.
 */
export function ModelDialog({ title, model: { file, first, views } }: ModelDialogProps) {
  const close = useCloseOverlay();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [evenIfSlow, setEvenIfSlow] = useState(false);
  const [turntable] = useState(() => new Turntable(homeOf(first)));
  const [state, setState] = useStage(canvas, file, turntable, evenIfSlow);
  const area = useRef<HTMLDivElement>(null);
  const { said, show, apply, onKeyDown, hand } = useControls(turntable, first);
  useOrbitInput(area, hand);
  const isRefused = state !== 'ready' && state !== 'loading';

  const tryAnyway = () => {
    setState('loading');
    setEvenIfSlow(true);
  };
  const actions = (
    <>
      <p role="status" className={styles.status}>
        {state === 'loading' ? 'Loading…' : !isRefused && said}
      </p>
      {!isRefused && <Tools onTool={apply} />}
    </>
  );
  return (
    <Dialog
      title={title}
      width="full"
      onClose={close}
      onKeyDown={(event) => !isRefused && onKeyDown(event)}
      actions={actions}
    >
      <div className={styles.room}>
        {isRefused && <Refusal failure={state} onClose={close} onTry={tryAnyway} />}
        <div
          ref={area}
          className={styles.area}
          hidden={isRefused}
          role="img"
          aria-label={`${title} in three dimensions`}
        >
          {/* Another one, for what a canvas draws with is decided once. */}
          <canvas key={String(evenIfSlow)} ref={canvas} className={styles.canvas} />
        </div>
        {!isRefused && <Views views={views} onShow={show} />}
      </div>
    </Dialog>
  );
}
