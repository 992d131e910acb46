import { useMemo } from 'react';
import { formatQuery, parseQuery, type ProductQuery } from '../../catalogue/query';
import { useDraft, type Draft } from '../../features/browse/use-draft';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useNavigation } from '../../router/router';

/** Whether typing made the history entry, so that more typing replaces it. */
function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state;
}

/** The query in the address, with the text that is being typed. */
export function useProductQuery(): {
  query: ProductQuery;
  /** Back undoes it. */
  setQuery: (query: ProductQuery) => void;
  draft: Draft;
} {
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
  const setQuery = (next: ProductQuery) => {
    draft.discard();
    navigate({ pathname: paths.home, search: formatQuery(next) });
  };
  return { query, setQuery, draft };
}
