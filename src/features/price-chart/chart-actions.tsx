import { Button } from '../../ui/button';
import styles from './chart-actions.module.css';

const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.3 15.3L20 20M7.5 10.5h6';

interface ZoomButtonProps {
  readonly direction: 'in' | 'out';
  /** Marked, not disabled: a button that is disabled under the finger would drop the focus. */
  readonly isAtEnd: boolean;
  readonly onZoom: () => void;
}

/** Zooms the chart by one step. */
export function ZoomButton({ direction, isAtEnd, onZoom }: ZoomButtonProps) {
  return (
    <Button
      shape="icon"
      className={styles['action']}
      aria-label={`Zoom ${direction}`}
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onZoom();
      }}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={direction === 'in' ? `${LENS}M10.5 7.5v6` : LENS} />
      </svg>
    </Button>
  );
}

interface ViewButtonProps {
  readonly isTable: boolean;
  readonly onToggle: () => void;
  /** Asked for when a press is near. */
  readonly onLikely: () => void;
}

/** Changes between the chart and the table of its figures. */
export function ViewButton({ isTable, onToggle, onLikely }: ViewButtonProps) {
  return (
    <Button className={styles['action']} onPointerEnter={onLikely} onFocus={onLikely} onClick={onToggle}>
      {isTable ? 'Show as chart' : 'Show as table'}
    </Button>
  );
}
