import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { takesText } from '../../lib/takes-text';
import { IconField } from '../../ui/icon-field/icon-field';
import { useSearchKey } from '../../shop/use-search-key';
import styles from './search-box.module.css';
import type { Draft } from './use-draft';

interface SearchBoxProps {
  readonly draft: Draft;
  /** Told when a search is likely, so that what it needs can be made ready. */
  readonly onLikely: () => void;
}

/** The search above the grid. The key `/` leads to it from anywhere on the screen; Escape empties it. */
export function SearchBox({ draft, onLikely }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the shop had hydrated.
  const typeEarly = useEffectEvent(() => {
    if (input.current?.value) draft.type(input.current.value);
  });
  useLayoutEffect(() => typeEarly(), []);
  const hasKey = useSearchKey();
  useEffect(() => {
    if (!hasKey) return undefined;
    const lead = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== '/' || !isPlain || takesText(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, [hasKey]);

  return (
    <search className={styles['search']}>
      <IconField icon="search" className={styles['field']}>
        <input
          ref={input}
          type="search"
          aria-label="Search gadgets"
          aria-keyshortcuts={hasKey ? '/' : undefined}
          placeholder="Search gadgets"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onFocus={onLikely}
          onPointerEnter={onLikely}
          onBlur={draft.settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') draft.settle();
            else if (event.key === 'Escape' && !event.nativeEvent.isComposing) draft.type('');
          }}
        />
        {hasKey && <kbd aria-hidden="true">/</kbd>}
      </IconField>
    </search>
  );
}
