import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { useNavigation } from '../../lib/use-location';
import { parseHelpTopic } from './help-topics';

const HelpDialog = lazy(() => import('./help-dialog').then((module) => ({ default: module.HelpDialog })));

/** Whether the footer made this history entry, which Close then leaves by going back. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** Shows the text that the address's hash names (`#returns`), so that it can be linked and Back closes it. */
export function Help() {
  const { location, navigate } = useNavigation();
  const { hash, state, pathname, search } = location;
  const hydrated = useHydrated();
  const topic = parseHelpTopic(hash);
  if (!hydrated || !topic) return null;
  const close = () => {
    if (isOpenedHere(state)) navigate(-1);
    else navigate({ pathname, search }, { replace: true, state });
  };
  return (
    <Suspense fallback={null}>
      <HelpDialog topic={topic} onClose={close} />
    </Suspense>
  );
}
