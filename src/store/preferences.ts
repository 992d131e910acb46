import { createPersistedStore } from './persisted-store';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The storage name, also for the script in the page's head that shows the choice before the first paint. */
export const APPEARANCE_NAME = 'appearance';

/** Anything unknown is the system's. */
export function parseAppearance(input: unknown): Appearance {
  return appearances.find((appearance) => appearance === input) ?? 'system';
}

export const appearance = createPersistedStore<Appearance>({
  name: APPEARANCE_NAME,
  initial: 'system',
  parse: parseAppearance,
});

function show(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = chosen;
}

/** Shows the chosen appearance, now and when it changes. */
export function showAppearance(): void {
  show(appearance.getState());
  appearance.subscribe(show);
}

/** Whether the key `/` goes to the search. It can be turned off, for people who talk to their device (WCAG 2.1.4). */
export const searchKey = createPersistedStore<boolean>({
  name: 'search-key',
  initial: true,
  parse: (data) => data !== false,
});

/** `productId` (specification §3): the product that was opened last, or `null` before the first. Each tab has its own. */
export const selectedProduct = createPersistedStore<string | null>({
  name: 'product-id',
  initial: null,
  parse: (data) => (typeof data === 'string' ? data : null),
});
