import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { toast, type Id } from 'react-toastify/unstyled';
import { takesText } from '../../lib/keys';
import { Button } from '../button';
import { focusHeading } from '../../lib/move-focus';
import { Icon } from '../icon';
import { visuallyHidden } from '../visually-hidden';
import type { ToastAction } from './toast-options';

/** What can be undone just now, the latest last. */
const undos = new Set<() => void>();

/** Has Ctrl+Z undo what the latest toast offers to undo (WCAG 2.1.1: a toast is many presses of Tab away). */
export function useUndoKey(): void {
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

function useUndo(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return undefined;
    undos.add(undo);
    return () => {
      undos.delete(undo);
    };
  }, [undo]);
}

/** Keeps a toast for as long as focus is in it, and puts focus back where it was when the toast goes with it. */
function useKeptFocus(id: Id): RefObject<HTMLDivElement | null> {
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
      if (!element.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusHeading();
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

const isMac = /mac/iu.test(navigator.platform);

/** What a toast says, what it offers to do, and the way to dismiss it. */
export function ToastMessage({ id, message, action, close }: ToastMessageProps) {
  const textId = useId();
  const body = useKeptFocus(id);
  const [take] = useState(() => {
    // A toast on its way out can still be pressed; to undo twice would bring a row back twice.
    let isTaken = false;
    const takeOnce = () => {
      if (isTaken) return;
      isTaken = true;
      undos.delete(takeOnce);
      action?.run();
      close();
    };
    return takeOnce;
  });
  const isUndo = action?.isUndo === true;
  useUndo(isUndo ? take : undefined);
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
          onClick={take}
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
