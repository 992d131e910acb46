import { useStore } from 'zustand';
import { lazyPart } from '../../loading/lazy';
import { useHydrated } from '../../router/router';
import { compared } from '../../store/id-lists';

const Tray = lazyPart(() => import('./tray').then((module) => module.Tray));

/** The tray, whose code is loaded once a product is chosen. */
export function LazyTray({ onEmpty }: { onEmpty: () => void }) {
  const isChosen = useStore(compared, (ids) => ids.length > 0);
  return useHydrated() && isChosen && <Tray onEmpty={onEmpty} />;
}
