import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { takesText } from '../../lib/keys';
import { searchKey } from '../../store/preferences';
import { isDialogOpen } from '../../ui/dialog-state';
import { IconField } from '../../ui/icon-field';
import styles from './search-box.module.css';
import type { Draft } from './use-draft';

interface SearchBoxProps {
  draft: Draft;
  /** Called when a search is likely. */
  onLikely: () => void;
}

/** The search above the grid. The key `/` goes to it; Escape empties it. */
export function SearchBox({ draft, onLikely }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before hydration.
  const takeEarlyText = useEffectEvent(() => {
    if (input.current?.value) draft.type(input.current.value);
  });
  useLayoutEffect(() => takeEarlyText(), []);
  const hasKey = useStore(searchKey);
  useEffect(() => {
    if (!hasKey) return undefined;
    const focusSearch = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== '/' || !isPlain || takesText(event.target) || isDialogOpen()) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, [hasKey]);

  return (
    <search className={styles.search}>
      <IconField icon="search" className={styles.field}>
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
          onBlur={draft.commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') draft.commit();
            else if (event.key === 'Escape' && !event.nativeEvent.isComposing) draft.type('');
          }}
        />
        {hasKey && <kbd aria-hidden="true">/</kbd>}
      </IconField>
    </search>
  );
}
