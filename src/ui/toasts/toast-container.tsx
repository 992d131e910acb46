import { useState } from 'react';
import { createPortal } from 'react-dom';
import {
  cssTransition,
  toast,
  ToastContainer as Container,
  type CloseButtonProps,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { ToastAction } from './toast-action';
import { toastPlace } from './toast-place';
import './toast-container.css';

/** Toasts fade in place: one that slid in would cover the header for a moment and catch its clicks. */
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });

interface MessageProps {
  readonly message: string;
  readonly action: ToastAction | undefined;
  readonly close: () => void;
}

function Message({ message, action, close }: MessageProps) {
  const [isTaken, setTaken] = useState(false);
  return (
    <>
      <span className="toast-message">{message}</span>
      {action && (
        <Button
          variant="secondary"
          className="toast-action"
          onClick={() => {
            // A toast on its way out can still be pressed; to undo twice would bring a row back twice.
            if (isTaken) return;
            setTaken(true);
            action.run();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  );
}

/** The library's own is called "close", as the button of a dialog is that a toast may stand in. */
function Dismiss({ closeToast }: Pick<CloseButtonProps, 'closeToast'>) {
  return (
    <Button
      variant="quiet"
      shape="icon"
      className="toast-dismiss"
      aria-label="Dismiss"
      onClick={() => closeToast(true)}
    >
      <Icon name="close" />
    </Button>
  );
}

/** Puts a toast on the page; it waits for the container where that is not there yet. */
export function pushToast(message: string, action?: ToastAction): void {
  toast.success(
    ({ closeToast }: ToastContentProps) => <Message message={message} action={action} close={closeToast} />,
    action?.untilAnswered === true ? { autoClose: false } : {},
  );
}

/** The toasts, with every option that specification §9 names. */
export function ToastContainer() {
  return createPortal(
    <Container
      position="top-center"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      newestOnTop={false}
      role="status"
      closeButton={Dismiss}
      theme="light"
      transition={fade}
    />,
    toastPlace(),
  );
}
