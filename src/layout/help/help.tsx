import { lazy, Suspense } from 'react';
import { useCloseHash } from '../../lib/use-close-hash';
import { useHydrated } from '../../lib/use-hydrated';
import { useLocation } from '../../lib/use-location';
import { parseHelpTopic } from './help-topics';

const HelpDialog = lazy(() => import('./help-dialog').then((module) => ({ default: module.HelpDialog })));

/** Shows the text that the address's hash names (`#returns`), so that it can be linked and Back closes it. */
export function Help() {
  const { hash } = useLocation();
  const close = useCloseHash();
  const hydrated = useHydrated();
  const topic = parseHelpTopic(hash);
  if (!hydrated || !topic) return null;
  return (
    <Suspense fallback={null}>
      <HelpDialog topic={topic} onClose={close} />
    </Suspense>
  );
}
