import { useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames, unprinted } from './classes';
import styles from './more-menu.module.css';

/** A button that shows more buttons below it (WAI-ARIA: disclosure). */
export function MoreMenu({ items }: { items: ReadonlyArray<{ label: string; run: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = () => list.current?.hidePopover();
  return (
    <div
      className={styles.frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button variant="quiet" className={styles.more} popoverTarget={id} aria-expanded={isOpen}>
        More
      </Button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={classNames(unprinted, styles.items)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {items.map(({ label, run }) => (
          <li key={label}>
            <Button
              variant="quiet"
              onClick={() => {
                close();
                run();
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
