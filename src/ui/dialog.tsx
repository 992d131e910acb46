import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../lib/class-names';
import { focusHeading } from '../lib/move-focus';
import { Button } from './button';
import { addOpenDialog, removeOpenDialog } from './dialog-state';
import styles from './dialog.module.css';
import { placeToasts } from './toasts/toast-place';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** `wide`: as much of the window as the content can use, which then scrolls by itself. */
  width?: 'wide';
  /** The label of Close where the dialog asks a question, and `actions` are the other answers. */
  closeLabel?: string;
  /** Buttons beside Close. */
  actions?: ReactNode;
  /** The button that closes. */
  closeRef?: RefObject<HTMLButtonElement | null>;
  /** Called by Close, Escape, and the browser's other ways to dismiss a dialog. */
  onClose: () => void;
}

/** Opens the dialog with focus on its Close, and moves focus back when it goes. */
function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  close: RefObject<HTMLButtonElement | null>,
): void {
  // While the dialog is still in the page: with it, the toasts' animations would end, and so the toasts.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) removeOpenDialog(dialog);
      placeToasts();
    };
  }, [ref]);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog) addOpenDialog(dialog);
    dialog?.showModal();
    placeToasts();
    close.current?.focus();
    return () => {
      const { activeElement } = document;
      // A link in the dialog has moved focus to where it leads.
      const isMoved = activeElement !== document.body && dialog?.contains(activeElement) === false;
      dialog?.close();
      if (isMoved) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else focusHeading();
    };
  }, [ref, close]);
}

/** A modal dialog that is open as long as it is rendered (WAI-ARIA: dialog). Focus starts at Close, which is always in sight. */
export function Dialog(props: DialogProps) {
  const { title, children, width, actions, closeLabel, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const ownCloseRef = useRef<HTMLButtonElement>(null);
  const closeRef = props.closeRef ?? ownCloseRef;
  const titleId = useId();
  const isQuestion = closeLabel !== undefined;

  useModal(ref, closeRef);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, width && styles[width])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>
        {!isQuestion && actions}
        <Button
          ref={closeRef}
          variant={isQuestion ? 'secondary' : 'primary'}
          className={styles.close}
          onClick={onClose}
        >
          {closeLabel ?? 'Close'}
        </Button>
        {isQuestion && actions}
      </div>
    </dialog>
  );
}
