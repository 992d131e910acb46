import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated';
import { parseHelpTopic } from './help-topics';

const HelpDialog = lazy(() => import('./help-dialog').then((module) => ({ default: module.HelpDialog })));

/** Whether the footer made this history entry, which Close then leaves by going back. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** Shows the text that the address's hash names (`#returns`), so that it can be linked and Back closes it. */
export function Help() {
  const { hash, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const topic = parseHelpTopic(hash);
  if (!hydrated || !topic) return null;
  const close = () => {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, state });
  };
  return (
    <Suspense fallback={null}>
      <HelpDialog topic={topic} onClose={close} />
    </Suspense>
  );
}
