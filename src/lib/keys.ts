const TYPES_WITHOUT_TEXT = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether keys pressed on an element type a text, or choose in a list by its first letter. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TYPES_WITHOUT_TEXT.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.localName === 'textarea' || target.localName === 'select')
  );
}

/** The repeats of a held Enter would press whatever the first press has moved focus to. */
export function ignoreHeldKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && !takesText(event.target)) event.preventDefault();
  });
}
