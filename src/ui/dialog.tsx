import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { returnFocus } from '../focus/places';
import { classNames } from '../lib/class-names';
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
  /** Whether its text is short enough to be heard when it opens. */
  isShort?: boolean;
  /** Whether a press beside it closes it. */
  closesBeside?: boolean;
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

/** On the backdrop, which is the dialog's own. */
function isBeside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Closes by a press that begins and ends beside the dialog, and is not the second of a double click. */
function usePressBeside(ref: RefObject<HTMLDialogElement | null>, isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOn) return undefined;
    let began = false;
    const onDown = (event: MouseEvent) => {
      began = event.detail < 2 && isBeside(event, dialog);
    };
    const onClick = (event: MouseEvent) => {
      if (began && isBeside(event, dialog)) close();
    };
    dialog.addEventListener('mousedown', onDown);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('mousedown', onDown);
      dialog.removeEventListener('click', onClick);
    };
  }, [ref, isOn]);
}

/** Opens with focus on its title, from where its content is read on. */
export function Dialog(props: DialogProps) {
  const { title, children, width, actions, closeLabel, closeRef, isShort, closesBeside } = props;
  const { onClose, onKeyDown } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isQuestion = closeLabel !== undefined;

  useModal(ref, titleRef);
  usePressBeside(ref, closesBeside === true, onClose);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, width && styles.wide)}
      onKeyDown={onKeyDown}
      aria-labelledby={`${id}title`}
      aria-describedby={isShort === true ? `${id}text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={titleRef} id={`${id}title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}text`} className={styles.content}>
        {children}
      </div>
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
