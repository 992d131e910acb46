import { useMemo } from 'react';
import { formatQuery, parseQuery, type ProductQuery } from '../../catalogue/query';
import { useDraft, type Draft } from '../../features/product-search/use-draft';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/use-hydrated';
import { useNavigation } from '../../lib/use-location';

/** What is asked of the grid, and the ways to ask for something else. */
interface AskedQuery {
  readonly query: ProductQuery;
  /** Asks for something else; Back undoes it. */
  readonly ask: (query: ProductQuery) => void;
  /** The text of the search while it is typed. */
  readonly draft: Draft;
}

/** Whether a history entry was made by typing, so that further typing changes it and makes no other. */
function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state;
}

/** The query in the address, with the text that is just being typed. */
export function useProductQuery(): AskedQuery {
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
  const ask = (asked: ProductQuery) => {
    draft.drop();
    navigate({ pathname: paths.home, search: formatQuery(asked) });
  };
  return { query, ask, draft };
}
