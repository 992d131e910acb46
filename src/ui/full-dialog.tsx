import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './button';
import { classNames, oneLine, unprinted } from './classes';
import styles from './full-dialog.module.css';
import { Icon } from './icon';
import { closeIcon } from './more-icons';
import { Modal } from './modal';

interface FullDialogProps {
  title: string;
  /** Fills the window. */
  children: ReactNode;
  /** Laid over it, in one line. */
  controls?: ReactNode;
  /** Below it; in a low window, laid over it beside the controls. */
  foot?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A full-window dialog, for pictures and models. */
export function FullDialog({ title, children, controls, foot, onClose, onKeyDown }: FullDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Modal
      first={heading}
      className={styles.dialog}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className={classNames(oneLine, styles.title)}>
        {title}
      </h2>
      <Button
        variant="quiet"
        shape="icon"
        className={classNames(unprinted, styles.close)}
        aria-label="Close"
        onClick={onClose}
      >
        <Icon path={closeIcon} />
      </Button>
      <div className={styles.content}>{children}</div>
      <div className={classNames(unprinted, styles.controls)}>{controls}</div>
      <div className={classNames(unprinted, styles.foot)}>{foot}</div>
    </Modal>
  );
}
