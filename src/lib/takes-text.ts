/** Input types that are no text field, whose keys a shortcut may have. */
const NOT_TEXT = new Set([
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

/** Whether keys pressed on an element are a text being typed, or choose in a list by its first letter. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.localName === 'textarea' || target.localName === 'select')
  );
}
