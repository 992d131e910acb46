/** What the page shows once it is done: an element, and its whole text where that matters. */
export interface Wanted {
  readonly selector: string;
  readonly text?: string;
  /** The text that it no longer has. */
  readonly otherThan?: string;
}

/** Whether the document holds it. */
export function isShown({ selector, text, otherThan }: Wanted): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const found = element.textContent.trim();
  return (text === undefined || found === text) && (otherThan === undefined || found !== otherThan);
}

/** Calls back at every change of the document. */
export function watchDocument(onChange: () => void): MutationObserver {
  const changes = new MutationObserver(onChange);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return changes;
}
