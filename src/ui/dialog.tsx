import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './classes';
import styles from './dialog.module.css';
import { Modal } from './modal';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** As wide as the window, with content that scrolls by itself. */
  width?: 'wide';
  /** For a dialog that asks a question, to which `actions` are the other answers. */
  closeLabel?: string;
  actions?: ReactNode;
  /** Its text is read aloud when it opens. */
  isShort?: boolean;
  /** A press on the backdrop closes it. */
  closesOnBackdrop?: boolean;
  onClose: () => void;
}

/** Opens with focus on its title, so that screen readers continue with its content. */
export function Dialog(props: DialogProps) {
  const { title, children, width, actions, closeLabel, isShort, closesOnBackdrop, onClose } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isQuestion = closeLabel !== undefined;
  const lastTitle = useRef(title);
  useEffect(() => {
    // The button that led to the new title may be gone.
    if (lastTitle.current !== title && document.activeElement === document.body) titleRef.current?.focus();
    lastTitle.current = title;
  }, [title]);

  return (
    <Modal
      first={titleRef}
      closesOnBackdrop={closesOnBackdrop}
      className={classNames(styles.dialog, width && styles.wide)}
      aria-labelledby={`${id}title`}
      aria-describedby={isShort === true ? `${id}text` : undefined}
      onClose={onClose}
    >
      <h2 ref={titleRef} id={`${id}title`} tabIndex={-1}>
        {title}
      </h2>
      <div id={`${id}text`} className={styles.content}>
        {children}
      </div>
      <div className={styles.actions}>
        {!isQuestion && actions}
        <Button variant={isQuestion ? 'secondary' : 'primary'} className={styles.close} onClick={onClose}>
          {closeLabel ?? 'Close'}
        </Button>
        {isQuestion && actions}
      </div>
    </Modal>
  );
}
