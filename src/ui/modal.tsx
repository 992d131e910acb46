import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
} from 'react';
import { returnFocus } from '../focus/after-removal';
import { classNames } from './classes';
import { addOpenDialog, removeOpenDialog } from './dialog-state';
import styles from './modal.module.css';
import { isInToasts, moveToasts } from './toasts/toast-parent';

/** Opens a dialog with focus on its `first`; focus returns when the dialog goes. */
function useModal(ref: RefObject<HTMLDialogElement | null>, first: RefObject<HTMLElement | null>): void {
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

function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Closes on a press that begins and ends on the backdrop, except the second of a double click. */
function useBackdropClick(onClose: () => void) {
  const beganOutside = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      beganOutside.current = event.detail < 2 && isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (beganOutside.current && isOnBackdrop(event)) onClose();
    },
  };
}

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref'> {
  /** Gets focus when the dialog opens. */
  first: RefObject<HTMLElement | null>;
  /** A press on the backdrop closes it. */
  closesOnBackdrop?: boolean | undefined;
  onClose: () => void;
}

/** The frame of every dialog: open while it is rendered. */
export function Modal({ first, closesOnBackdrop = false, onClose, className, ...props }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, first);
  const backdrop = useBackdropClick(onClose);
  return (
    <dialog
      {...props}
      {...(closesOnBackdrop && backdrop)}
      ref={ref}
      className={classNames(styles.modal, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}
