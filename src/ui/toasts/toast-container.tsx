import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import {
  cssTransition,
  toast,
  ToastContainer as Container,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { returnFocus } from '../../focus/after-removal';
import { Button } from '../button';
import { Icon } from '../icon';
import { closeIcon } from '../more-icons';
import { isInToasts, toastParent } from './toast-parent';
import './toast-container.css';

interface ToastAction {
  label: string;
  run: () => void;
  /** Its place among the changes that can be undone. */
  undoId?: number;
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

/** The element that had focus before the toasts. */
let focusBefore: EventTarget | null = null;

/** Moves focus back when a toast goes with it. */
function useFocusReturn(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The library's own element takes focus too.
    const element = body.current?.parentElement;
    return () => {
      if (element?.contains(document.activeElement) === true) returnFocus(focusBefore);
    };
  }, []);
  return body;
}

interface ToastMessageProps {
  message: string;
  action: ToastAction | undefined;
  close: () => void;
}

function ToastMessage({ message, action, close }: ToastMessageProps) {
  const textId = useId();
  const body = useFocusReturn();
  const isUndo = action?.undoId !== undefined;
  return (
    <div ref={body} className="toast-body">
      <span id={textId} dir="auto" className="toast-message">
        {message}
      </span>
      {action && (
        <Button
          className="toast-action"
          aria-describedby={textId}
          aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={action.run}
        >
          <span>{action.label}</span>
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
        <Icon path={closeIcon} />
      </Button>
    </div>
  );
}

/** The library numbers toasts itself. */
const idOf = (undoId: number) => `undo-${undoId}`;

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
    ({ closeToast }: ToastContentProps) => (
      <ToastMessage message={message} action={action && { ...action, run }} close={closeToast} />
    ),
    {
      ariaLabel: message,
      ...(action && { autoClose: action.untilAnswered === true ? false : ACTION_MS }),
      ...(action?.undoId !== undefined && { toastId: idOf(action.undoId) }),
    },
  );
}

export function dismissToast(undoId: number): void {
  toast.dismiss(idOf(undoId));
}

/**
 * With every option of specification §9. The style
 * sheet holds all toasts while focus is in one (Alt+T), and hides their bars of time from assistive technology only.
 */
export function ToastContainer({ isCompact }: { isCompact: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  // The library has no option for it. The announcer says each message once, without its buttons.
  useEffect(() => frame.current?.firstElementChild?.setAttribute('aria-live', 'off'), []);
  return createPortal(
    <div
      ref={frame}
      className={isCompact ? 'toasts-compact' : undefined}
      onFocus={({ relatedTarget }) => {
        if (!isInToasts(relatedTarget)) focusBefore = relatedTarget;
      }}
      onBlur={({ relatedTarget }) => {
        // Alt+T has paused them.
        if (!isInToasts(relatedTarget)) toast.play();
      }}
    >
      <Container
        position="top-center"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        newestOnTop={false}
        role="group"
        closeButton={false}
        hideProgressBar
        theme="light"
        transition={fade}
      />
    </div>,
    toastParent(),
  );
}
