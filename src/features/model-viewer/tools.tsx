import type { ModelView } from '../../catalog/product-model';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { StepButton } from '../../ui/step-button';
import styles from './model-dialog.module.css';
import { isSame, moved, orbitOf, type Orbit } from './orbit';

const TURN = 30;
const ZOOM_STEP = 1.4;

export interface Tool {
  label: string;
  key: string;
  by: Partial<Orbit>;
}

const LOOKS: Readonly<Record<string, { icon: IconName; className?: string | undefined }>> = {
  ArrowLeft: { icon: 'back' },
  ArrowRight: { icon: 'forward' },
  ArrowUp: { icon: 'back', className: styles.upright },
  ArrowDown: { icon: 'forward', className: styles.upright },
  '-': { icon: 'zoomOut' },
  '+': { icon: 'zoomIn' },
};

/** The arrows turn as if the hand were on the model. */
const TURNS: readonly Tool[] = [
  { label: 'Turn left', key: 'ArrowLeft', by: { azimuth: TURN } },
  { label: 'Turn right', key: 'ArrowRight', by: { azimuth: -TURN } },
  { label: 'From higher', key: 'ArrowUp', by: { elevation: TURN / 2 } },
  { label: 'From lower', key: 'ArrowDown', by: { elevation: -TURN / 2 } },
];

/** The arrows show more of a side, as a page scrolls, by a quarter of what is seen. */
const SHIFTS: readonly Tool[] = [
  { label: 'More of the left', key: 'ArrowLeft', by: { x: -0.5 } },
  { label: 'More of the right', key: 'ArrowRight', by: { x: 0.5 } },
  { label: 'More of the top', key: 'ArrowUp', by: { y: 0.5 } },
  { label: 'More of the bottom', key: 'ArrowDown', by: { y: -0.5 } },
];

const ZOOMS: readonly Tool[] = [
  { label: 'Zoom out', key: '-', by: { zoom: 1 / ZOOM_STEP } },
  { label: 'Zoom in', key: '+', by: { zoom: ZOOM_STEP } },
];

const toolsOf = (isShifting: boolean): readonly Tool[] => [...(isShifting ? SHIFTS : TURNS), ...ZOOMS];

export const toolOfKey = (key: string, isShifting: boolean): Tool | undefined =>
  toolsOf(isShifting).find((tool) => tool.key === (key === '=' ? '+' : key));

interface ToolsProps {
  orbit: Orbit;
  isShifting: boolean;
  onShifting: (isShifting: boolean) => void;
  onTool: (tool: Tool) => void;
}

/** Each has a key too. */
export function Tools({ orbit, isShifting, onShifting, onTool }: ToolsProps) {
  return (
    <>
      {toolsOf(isShifting).map((tool) => (
        <StepButton
          key={tool.key}
          icon="back"
          {...LOOKS[tool.key]}
          label={tool.label}
          isAtEnd={isSame(moved(orbit, tool.by), orbit)}
          onStep={() => onTool(tool)}
          onEnd={() => onTool(tool)}
        />
      ))}
      <Button
        variant="quiet"
        shape="icon"
        className={styles.shift}
        aria-label="Move, not turn"
        aria-pressed={isShifting}
        onClick={() => onShifting(!isShifting)}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
        </svg>
      </Button>
    </>
  );
}

interface ViewsProps {
  views: readonly ModelView[];
  orbit: Orbit;
  onShow: (view: ModelView) => void;
}

export function Views({ views, orbit, onShow }: ViewsProps) {
  return (
    <div role="group" aria-label="Views" className={styles.views}>
      {views.map((view) => (
        <Button
          key={view.name}
          className={styles.view}
          aria-pressed={isSame(orbitOf(view), orbit)}
          onClick={() => onShow(view)}
        >
          {view.name}
        </Button>
      ))}
    </div>
  );
}
