import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatQuery, parseQuery, type ProductQuery } from '../../catalog/query';
import { filtersHash, paths } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { overlayState } from '../../router/location';
import { useNavigation } from '../../router/router';

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350;

/** The text that is being typed. */
export interface Draft {
  text: string;
  type: (text: string) => void;
  commit: () => void;
  /** Before the address changes in another way. */
  discard: () => void;
}

interface TypedText {
  text: string;
  /** What the address held when it was typed. */
  base: string;
  /** What was last committed, which the address may not hold yet. */
  sent: string | undefined;
}

/** A text that is committed to the address when typing pauses. An address that changes in another way wins. */
function useDraft(committed: string, onCommit: (text: string) => void): Draft {
  const [draft, setDraft] = useState<TypedText>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const discard = useCallback(() => {
    clearTimeout(timer.current);
    setDraft(undefined);
  }, []);
  useEffect(() => {
    // Back and Forward also lead to addresses with the same text.
    addEventListener('popstate', discard);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', discard);
    };
  }, [discard]);

  if (draft && draft.sent === committed && draft.base !== committed) {
    setDraft({ ...draft, base: committed });
  }
  const isCurrent = draft && (committed === draft.base || committed === draft.sent);
  const text = isCurrent ? draft.text : committed;

  const send = (sent: string) => {
    clearTimeout(timer.current);
    setDraft((typed) => typed && { ...typed, sent });
    onCommit(sent);
  };
  const type = (next: string) => {
    setDraft((typed) => ({ text: next, base: committed, sent: typed?.sent }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  const commit = () => {
    if (text !== committed) send(text);
  };
  return { text, type, commit, discard };
}

const isMarked = (state: unknown, mark: string): boolean =>
  typeof state === 'object' && state !== null && mark in state;

/** Whether typing made the history entry, which more typing then replaces. */
const isTyped = (state: unknown): boolean => isMarked(state, 'typed');

/** Whether the history entry is below that of the filters' sheet, to take what is chosen there. */
export const isBelowFilters = (state: unknown): boolean => isMarked(state, 'belowFilters');

/** The query in the address, with the text that is being typed. */
export function useProductQuery() {
  const { location, navigate } = useNavigation();
  const search = useHydrated() ? location.search : '';
  const committed = useMemo(() => parseQuery(search), [search]);
  const draft = useDraft(committed.text, (text) =>
    navigate(
      { pathname: paths.home, search: formatQuery({ ...committed, text }) },
      { replace: isTyped(location.state), state: { typed: true } },
    ),
  );
  const { text } = draft;
  const query = useMemo(
    () => (text === committed.text ? committed : { ...committed, text }),
    [committed, text],
  );
  /** Back undoes it. In the sheet of filters, Back closes that first, and then undoes all that was chosen there. */
  const setQuery = (next: ProductQuery) => {
    draft.discard();
    const address = { pathname: paths.home, search: formatQuery(next) };
    if (location.hash !== filtersHash) return navigate(address);
    const sheet = { ...address, hash: filtersHash };
    if (isMarked(location.state, 'chosen')) return navigate(sheet, { replace: true, state: location.state });
    navigate(address, { replace: true, state: { belowFilters: true } });
    navigate(sheet, { state: overlayState({ chosen: true }) });
  };
  return { query, setQuery, draft };
}
