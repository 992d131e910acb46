import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../ui/icon';
import { searchIcon } from '../../ui/icons';
import { noun } from '../../words/words';
import styles from './search-dialog.module.css';
import { optionId, type Suggestion } from './use-suggestions';

/** Which option a key leads to, -1 for none; `undefined` for a key that is the field's own. */
function moveBy(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return from + 1 === count ? -1 : from + 1;
  if (key === 'ArrowUp') return from === -1 ? count - 1 : from - 1;
  // Without an option, they move the caret.
  if (from === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  text: string;
  options: readonly Suggestion[];
  active: Suggestion | undefined;
  onType: (text: string) => void;
  onMove: (option: Suggestion | undefined) => void;
  onEnter: () => void;
  children: ReactNode;
}

/** A combobox with a listbox, as ARIA describes it: focus stays in the field. */
export function SearchField(props: SearchFieldProps) {
  const { ref, listId, text, options, active, onType, onMove, onEnter, children } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const from = options.findIndex(({ id }) => id === active?.id);
    const next = moveBy(event.key, from, options.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onEnter();
    else onMove(options[next]);
  };
  return (
    <search className={styles.bar}>
      <Icon path={searchIcon} />
      <input
        ref={ref}
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        aria-label={`Search ${noun.many}`}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && optionId(listId, active)}
        placeholder={`Search ${noun.many}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </search>
  );
}
