import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import styles from './more-menu.module.css';

/** A button that shows more buttons below it (WAI-ARIA: disclosure). */
export function MoreMenu({ items }: { items: ReadonlyArray<{ label: string; run: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const open = new AbortController();
    const { signal } = open;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && frame.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    return () => open.abort();
  }, [isOpen, close]);

  return (
    <div ref={frame} className={styles.frame}>
      <Button
        ref={button}
        variant="quiet"
        className={styles.more}
        aria-expanded={isOpen}
        // A held key is one press.
        onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        More
      </Button>
      {isOpen && (
        <ul className={styles.items}>
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
      )}
    </div>
  );
}
