import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../button/button';
import { placeToasts } from '../toasts/toast-place';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** `wide`: as much of the window as what is in it can use; its content scrolls by itself. */
  readonly width?: 'wide';
  /** What else there is to press, beside Close. */
  readonly actions?: ReactNode;
  /** What Close is called where it is an answer. */
  readonly closeLabel?: string;
  /** What stands above the title on paper. */
  readonly letterhead?: ReactNode;
  /** Asked for by the Close button, Escape, and the browser's own ways to dismiss a dialog. */
  readonly onClose: () => void;
  /** What gets focus afterwards where the element that had it is gone. */
  readonly returnFocus?: () => HTMLElement | null;
}

/**
 * A modal dialog that is open as long as it is rendered (WAI-ARIA: dialog). The browser keeps focus
 * inside and the rest inert; afterwards focus is back where it was.
 */
export function Dialog({
  title,
  children,
  width,
  actions,
  closeLabel = 'Close',
  letterhead,
  onClose,
  returnFocus,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    placeToasts();
    return () => {
      dialog?.close();
      placeToasts();
      // What closed the dialog may have led on, to the heading of another screen.
      if (document.activeElement !== document.body) return;
      const target = before instanceof HTMLElement && before.isConnected ? before : returnFocus?.();
      target?.focus();
    };
  }, [returnFocus]);

  return (
    <dialog
      ref={ref}
      className={classNames(styles['dialog'], width && styles[width])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {letterhead}
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['content']}>{children}</div>
      <div className={styles['actions']}>
        <Button variant={actions === undefined ? 'primary' : 'secondary'} onClick={onClose}>
          {closeLabel}
        </Button>
        {actions}
      </div>
    </dialog>
  );
}
