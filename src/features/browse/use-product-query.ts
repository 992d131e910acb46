import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatQuery, parseQuery, type ProductQuery } from '../../catalog/query';
import { paths } from '../../lib/paths';
import { useHydratedLocation, useLocation, useNavigate } from '../../router/router';

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350;

/** The text that is being typed. */
export interface SearchInput {
  text: string;
  type: (text: string) => void;
  commit: () => void;
  /** Before the address changes in another way. */
  discard: () => void;
}

interface TypedText {
  text: string;
  /** The text in the address when it was typed. */
  base: string;
  /** The text last committed, which the address may not hold yet. */
  sent: string | undefined;
}

/** A text that is committed to the address when typing pauses. An address that changes in another way wins. */
function useSearchInput(committed: string, onCommit: (text: string) => void): SearchInput {
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

export function useAddressQuery(): ProductQuery {
  const { search } = useHydratedLocation();
  return useMemo(() => parseQuery(search), [search]);
}

/** The query in the address, with the text that is being typed. */
export function useProductQuery() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const committed = useAddressQuery();
  const draft = useSearchInput(committed.text, (text) =>
    navigate(
      { pathname: paths.home, search: formatQuery({ ...committed, text }) },
      { replace: state.typed === true, state: { typed: true } },
    ),
  );
  const { text } = draft;
  const query = useMemo(
    () => (text === committed.text ? committed : { ...committed, text }),
    [committed, text],
  );
  /** Back undoes it. */
  const setQuery = (next: ProductQuery) => {
    draft.discard();
    navigate({ pathname: paths.home, search: formatQuery(next) });
  };
  return { query, setQuery, draft };
}
