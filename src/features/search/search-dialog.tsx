import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatQuery } from '../../catalog/query';
import { plainQuery } from '../../catalog/filters';
import { paths, sections } from '../../lib/paths';
import { productLink } from '../../lib/product-link';
import { useFollow } from '../../router/follow';
import { rememberSearch, searches } from '../../store/searches';
import { Button } from '../../ui/button';
import { visuallyHidden } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { closeIcon } from '../../ui/more-icons';
import { Modal } from '../../ui/modal';
import { useRested } from '../../ui/timing';
import { countProducts, noun } from '../../words/words';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field';
import { SuggestionList } from './suggestion-list';
import { useSuggestions, type Suggestion } from './use-suggestions';

/** Follows a search or a suggestion. */
function useDestinations(text: string, onClose: () => void) {
  const follow = useFollow();
  const search = (searched: string, category = 'all') => {
    if (searched.trim() === '' && category === 'all') return;
    rememberSearch(searched);
    onClose();
    const query = formatQuery({ ...plainQuery, text: searched.trim(), category });
    follow({ to: { pathname: paths.home, search: query, hash: `#${sections.products}` } });
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'category') search(text, suggestion.value);
    else if (suggestion.kind === 'search') search(suggestion.text);
    else {
      onClose();
      follow(productLink(suggestion.product.product_id));
    }
  };
  return { search, choose };
}

interface FootProps {
  text: string;
  total: number;
  onShowAll: () => void;
  onCleared: () => void;
}

function Foot({ text, total, onShowAll, onCleared }: FootProps) {
  const hasSearches = useStore(searches, ({ length }) => length > 0);
  const clear = () => {
    searches.change(() => []);
    onCleared();
  };
  return (
    <div className={styles.foot}>
      {total > 0 && (
        <Button onClick={onShowAll}>{`Show ${total > 1 ? 'all ' : ''}${countProducts(total)}`}</Button>
      )}
      {text === '' && hasSearches && <Button onClick={clear}>Clear last searches</Button>}
    </div>
  );
}

/** A search over any screen, with suggestions. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const { options, mark, total, message } = useSuggestions(text);
  const said = useRested(message);
  const { search, choose } = useDestinations(text, onClose);
  const active = options.find(({ id }) => id === activeId);
  // Back and Forward lead away from the screen under it.
  useEffect(() => {
    addEventListener('popstate', onClose);
    return () => removeEventListener('popstate', onClose);
  }, [onClose]);
  const type = (typed: string) => {
    setText(typed);
    setActiveId(undefined);
  };

  return (
    <Modal first={input} className={styles.dialog} aria-label={`Search ${noun.many}`} onClose={onClose}>
      <SearchField
        ref={input}
        listId={listId}
        text={text}
        options={options}
        active={active}
        onType={type}
        onMove={(option) => setActiveId(option?.id)}
        onEnter={() => (active ? choose(active) : search(text))}
      >
        <Button variant="quiet" shape="icon" aria-label="Close" onClick={onClose}>
          <Icon path={closeIcon} />
        </Button>
      </SearchField>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <div className={styles.results}>
        {message !== '' && <p className={styles.message}>{message}</p>}
        <SuggestionList id={listId} options={options} active={active} mark={mark} onChoose={choose} />
        <Foot
          text={text}
          total={total}
          onShowAll={() => search(text)}
          onCleared={() => input.current?.focus()}
        />
      </div>
    </Modal>
  );
}
