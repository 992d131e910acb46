import { useCallback } from 'react';
import { hrefOf, resolveTo, type HistoryState, type To } from './location';
import { useNavigate, useNavigation } from './router';

/** For a button that leads where a link would. */
export function useFollow(): (link: { to: To; state?: HistoryState }) => void {
  const navigate = useNavigate();
  return useCallback(({ to, state = {} }) => navigate(to, { state }), [navigate]);
}

/** The address in the page, from the root of the domain. */
export function useHref(to: To): string {
  const { location, base } = useNavigation();
  return hrefOf(resolveTo(to, location), base);
}
