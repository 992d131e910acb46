/** What the page shows once it is done: an element, and its whole text where that matters. */
export interface Wanted {
  readonly selector: string;
  readonly text?: string;
  /** Texts that are not it: what was there before, or stands there until the wanted comes. */
  readonly otherThan?: readonly string[];
}

/** Whether the document holds it. */
export function isShown({ selector, text, otherThan = [] }: Wanted): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const found = element.textContent.trim();
  return (text === undefined || found === text) && !otherThan.includes(found);
}

/** Calls back at every change of the document. */
export function watchDocument(onChange: () => void): MutationObserver {
  const changes = new MutationObserver(onChange);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return changes;
}
