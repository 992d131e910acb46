import { createPortal } from 'react-dom';
import {
  cssTransition,
  toast,
  ToastContainer as Container,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { ToastMessage, useUndoKey } from './toast-message';
import { toastPlace } from './toast-place';
import type { ToastOptions } from './toast-options';
import './toast-container.css';

/** Toasts fade in place: one that slid in would cover the header for a moment and catch its clicks. */
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });

/** How long a toast with something to do stays, in milliseconds. */
const ACTION_MS = 10_000;

/** Puts a toast on the page; it waits for the container where that is not there yet. */
export function pushToast(message: string, { isWarning = false, action }: ToastOptions): void {
  const show = isWarning ? toast.warning : toast.success;
  show(
    (props: ToastContentProps) => (
      <ToastMessage
        message={message}
        action={action}
        id={props.toastProps.toastId}
        close={props.closeToast}
      />
    ),
    action ? { autoClose: action.untilAnswered === true ? false : ACTION_MS } : {},
  );
}

/** The toasts, with every option that specification §9 names. The container alone is a live region: two would be read twice. */
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
    toastPlace(),
  );
}
