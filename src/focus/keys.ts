const TYPE_WITHOUT_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/u;

/** Typing into such an element enters text, or picks a list entry by its first letter. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TYPE_WITHOUT_TEXT.test(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.localName === 'textarea' || target.localName === 'select')
  );
}

/** A held Enter would otherwise press whatever the first press moved focus to. */
export function ignoreHeldKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && !takesText(event.target)) event.preventDefault();
  });
}
