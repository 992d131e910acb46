import { storageKey } from '../lib/browser-storage';
import { createPersistedStore } from './persisted-store';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const NAME = 'appearance';

/** For the page's head: shows the chosen appearance before the first paint. */
export const appearanceScript = (): string =>
  `try{document.documentElement.dataset.appearance=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey(NAME))})).data}catch{}`;

export function parseAppearance(input: unknown): Appearance {
  return appearances.find((appearance) => appearance === input) ?? 'system';
}

export const appearance = createPersistedStore<Appearance>({
  name: NAME,
  initial: 'system',
  parse: parseAppearance,
});

function show(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = chosen;
}

export function showAppearance(): void {
  show(appearance.getState());
  appearance.subscribe(show);
}

/** `productId` (specification §3): the product opened last, or `null`. Each tab has its own. */
export const selectedProduct = createPersistedStore<string | null>({
  name: 'product-id',
  initial: null,
  parse: (data) => (typeof data === 'string' ? data : null),
});
