import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../lib/class-names';
import { returnFocus } from '../lib/move-focus';
import { Button } from './button';
import { addOpenDialog, removeOpenDialog } from './dialog-state';
import styles from './dialog.module.css';
import { isInToasts, moveToasts } from './toasts/toast-parent';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** As wide as the window, with content that scrolls by itself. */
  width?: 'wide';
  /** For a dialog that asks a question, to which `actions` are the other answers. */
  closeLabel?: string;
  actions?: ReactNode;
  closeRef?: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Opens a dialog with focus on its `first`; focus returns when the dialog goes. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
): void {
  // Before the dialog is removed, which would end the toasts' animations, and so the toasts.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) removeOpenDialog(dialog);
      moveToasts();
    };
  }, [ref]);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog) addOpenDialog(dialog);
    dialog?.showModal();
    moveToasts();
    first.current?.focus();
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || dialog?.contains(activeElement) === true;
      dialog?.close();
      // A link in the dialog may have moved focus to where it leads; a toast may go at any time.
      if (isLost || isInToasts(activeElement)) returnFocus(before);
    };
  }, [ref, first]);
}

export function Dialog(props: DialogProps) {
  const { title, children, width, actions, closeLabel, onClose, onKeyDown } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const ownCloseRef = useRef<HTMLButtonElement>(null);
  const closeRef = props.closeRef ?? ownCloseRef;
  const titleId = useId();
  const isQuestion = closeLabel !== undefined;

  useModal(ref, closeRef);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, width && styles.wide)}
      onKeyDown={onKeyDown}
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
