import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import {
  cssTransition,
  toast,
  ToastContainer as Container,
  type Id,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { takesText } from '../../lib/keys';
import { returnFocus } from '../../lib/move-focus';
import { Button } from '../button';
import { Icon } from '../icon';
import { visuallyHidden } from '../visually-hidden';
import { toastParent } from './toast-parent';
import './toast-container.css';

interface ToastAction {
  label: string;
  run: () => void;
  isUndo?: boolean;
  untilAnswered?: boolean;
}

export interface ToastOptions {
  isWarning?: boolean;
  action?: ToastAction;
}

const ACTION_MS = 10_000;

/** A toast that slid in would cover the header for a moment and catch its clicks. */
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });

const isMac = /mac/iu.test(navigator.platform);

const undos = new Set<() => void>();

/** Ctrl+Z runs the latest undo, because a toast is many presses of Tab away (WCAG 2.1.1). */
function useUndoKey(): void {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!isUndo || event.repeat || takesText(event.target)) return;
      [...undos].at(-1)?.();
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}

/** Keeps a toast while focus is in it, and moves focus back when the toast goes. */
function useFocusWithin(id: Id): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The library's own element takes focus too.
    const element = body.current?.parentElement;
    if (!element) return undefined;
    let before: EventTarget | null = null;
    const isWithin = (target: EventTarget | null) => target instanceof Node && element.contains(target);
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (isWithin(relatedTarget)) return;
      before = relatedTarget;
      toast.pause({ id });
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!isWithin(relatedTarget)) toast.play({ id });
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      if (element.contains(document.activeElement)) returnFocus(before);
    };
  }, [id]);
  return body;
}

interface ToastMessageProps {
  id: Id;
  message: string;
  action: ToastAction | undefined;
  close: () => void;
}

function ToastMessage({ id, message, action, close }: ToastMessageProps) {
  const textId = useId();
  const body = useFocusWithin(id);
  const isUndo = action?.isUndo === true;
  return (
    <div ref={body} className="toast-body">
      <span className="toast-message">
        <span id={textId} dir="auto">
          {message}
        </span>
        {isUndo && <span className={visuallyHidden}>. Press Control Z to undo.</span>}
      </span>
      {action && (
        <Button
          className="toast-action"
          aria-describedby={textId}
          aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={action.run}
        >
          {action.label}
          {isUndo && <kbd aria-hidden="true">{isMac ? '⌘Z' : 'Ctrl+Z'}</kbd>}
        </Button>
      )}
      <Button
        variant="quiet"
        shape="icon"
        className="toast-dismiss"
        aria-label="Dismiss"
        aria-describedby={textId}
        onClick={close}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}

export function pushToast(message: string, { isWarning = false, action }: ToastOptions): void {
  const show = isWarning ? toast.warning : toast.success;
  // A toast that is fading out can still be pressed.
  let hasRun = false;
  const run = () => {
    if (hasRun) return;
    hasRun = true;
    action?.run();
    toast.dismiss(id);
  };
  const id = show(
    ({ toastProps, closeToast }: ToastContentProps) => (
      <ToastMessage
        message={message}
        action={action && { ...action, run }}
        id={toastProps.toastId}
        close={closeToast}
      />
    ),
    {
      ...(action && { autoClose: action.untilAnswered === true ? false : ACTION_MS }),
      onClose: () => undos.delete(run),
    },
  );
  // At once: its key may be pressed before the toast is there.
  if (action?.isUndo === true) undos.add(run);
}

/** With every option of specification §9. The container alone is a live region: two would be read twice. */
export function ToastContainer() {
  useUndoKey();
  return createPortal(
    <Container
      position="top-center"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      newestOnTop={false}
      role="group"
      closeButton={false}
      theme="light"
      transition={fade}
    />,
    toastParent(),
  );
}
