import { storageKey } from '../lib/browser-storage';
import { earlyTapScript } from '../lib/early-taps';
import { APPEARANCE_NAME } from '../store/preferences';

/** Shows the chosen appearance before the first paint. */
const appearanceScript = `try{document.documentElement.dataset.appearance=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey(APPEARANCE_NAME))})).data}catch{}`;

/** The script in every page's head. */
export const headScript = appearanceScript + earlyTapScript;
