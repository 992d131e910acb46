import { createStore } from 'zustand/vanilla';
import { readStored, removeStored, watchStored, writeStored } from '../lib/browser-storage';

/** How the shop looks: as the visitor's system does, or as they chose here. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Also read by the script in the page's head, which shows the choice before the first paint. */
export const APPEARANCE_KEY = 'ultraviolet-appearance';

/** The look that a text from outside names; anything unknown is the system's. */
export function parseAppearance(text: string | undefined): Appearance {
  return appearances.find((appearance) => appearance === text) ?? 'system';
}

/** The chosen look; prerendered as the system's. */
export const appearance = createStore<Appearance>()(() => 'system');

function show(chosen: Appearance): void {
  appearance.setState(chosen);
  if (chosen === 'system') delete document.documentElement.dataset['appearance'];
  else document.documentElement.dataset['appearance'] = chosen;
}

/** Shows a look and remembers it. */
export function chooseAppearance(chosen: Appearance): void {
  show(chosen);
  if (chosen === 'system') removeStored(APPEARANCE_KEY);
  else writeStored(APPEARANCE_KEY, chosen);
}

/** Shows the remembered look, in step with the other tabs. */
export function startAppearance(): void {
  const remembered = () => show(parseAppearance(readStored(APPEARANCE_KEY)));
  remembered();
  watchStored(APPEARANCE_KEY, remembered);
}
