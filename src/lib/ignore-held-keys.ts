import { takesText } from './takes-text';

/** Has a held Enter act once: its repeats would press whatever the first press has moved focus to. */
export function ignoreHeldKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && !takesText(event.target)) event.preventDefault();
  });
}
