import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const settled = createStore(() => false);

/** True once pictures below the fold load too, so that a page can be captured whole (docs/decisions/0024-whole-pages.md). */
export const useSettled = (): boolean => useStore(settled);

/** A phone, a slow connection and Save-Data load pictures as they come near. */
export function settle(): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (innerWidth >= 768 && !saveData && effectiveType === '4g') settled.setState(true, true);
}
