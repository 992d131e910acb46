import { lazy, Suspense } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import { useLocation } from '../router/router';
import { useCloseOverlay } from '../router/use-close-overlay';
import { helpTopics, parseHelpTopic } from './help-topics';

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog')).HelpDialog }));

/** Shows the text that the hash names, so that it can be linked to, and Back closes it. */
export function Help() {
  const { hash } = useLocation();
  const close = useCloseOverlay();
  const isHydrated = useHydrated();
  const topic = parseHelpTopic(hash);
  if (!isHydrated || !topic) return null;
  return (
    <Suspense fallback={null}>
      <HelpDialog topic={topic} title={helpTopics[topic]} onClose={close} />
    </Suspense>
  );
}
