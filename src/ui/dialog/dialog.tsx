import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../button/button';
import { focusHeading } from '../../lib/focus-heading';
import { placeToasts } from '../toasts/toast-place';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** `wide`: as much of the window as what is in it can use; its content scrolls by itself. */
  readonly width?: 'wide';
  /** What Close is called where it is an answer to a question, which the actions are then the others to. */
  readonly closeLabel?: string;
  /** What stands above the title on paper. */
  readonly letterhead?: ReactNode;
  /** What can be done besides closing, in one row with Close. */
  readonly actions?: ReactNode;
  /** Asked for by the Close button, Escape, and the browser's own ways to dismiss a dialog. */
  readonly onClose: () => void;
  /** What gets focus afterwards where the element that had it is gone. */
  readonly returnFocus?: () => HTMLElement | null;
}

/** Opens a dialog over the page with focus on its Close, and puts focus back when it goes. */
function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  close: RefObject<HTMLButtonElement | null>,
  returnFocus: DialogProps['returnFocus'],
): void {
  // While the dialog is still in the page: with it the toasts' animations would end, and so the toasts.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => placeToasts(dialog);
  }, [ref]);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    placeToasts();
    close.current?.focus();
    return () => {
      const { activeElement } = document;
      // A way on that was taken within the dialog has moved focus to where it leads.
      const isMoved = activeElement !== document.body && dialog?.contains(activeElement) === false;
      dialog?.close();
      if (isMoved) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else if (returnFocus) returnFocus()?.focus();
      else focusHeading();
    };
  }, [ref, close, returnFocus]);
}

/**
 * A modal dialog that is open as long as it is rendered (WAI-ARIA: dialog). Focus begins at Close, which is
 * in sight however long the text is; the browser keeps it inside and the rest inert; afterwards it is back
 * where it was.
 */
export function Dialog({
  title,
  children,
  width,
  actions,
  closeLabel,
  letterhead,
  onClose,
  returnFocus,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const isAsking = closeLabel !== undefined;

  useModal(ref, close, returnFocus);

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
        {!isAsking && actions}
        <Button
          ref={close}
          variant={isAsking ? 'secondary' : 'primary'}
          className={styles['close']}
          onClick={onClose}
        >
          {closeLabel ?? 'Close'}
        </Button>
        {isAsking && actions}
      </div>
    </dialog>
  );
}
