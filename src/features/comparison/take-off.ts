import { flushSync } from 'react-dom';
import { comparison } from '../../shop/comparison';

/** What takes one product off the comparison carries this attribute, so that focus can go on to the next. */
export const takesOff = { 'data-takes-off': '' } as const;

/**
 * Takes a product off the comparison. Focus is then on what takes off the product that moved up, so that the
 * keyboard can go on, or else where `orElse` says.
 */
export function takeOff(id: string, button: HTMLElement, orElse: () => HTMLElement | null): void {
  const frame = button.closest('section');
  const buttons = () => [...(frame?.querySelectorAll<HTMLElement>('[data-takes-off]') ?? [])];
  const place = buttons().indexOf(button);
  flushSync(() => comparison.change((ids) => ids.filter((other) => other !== id)));
  const left = frame?.isConnected === true ? buttons() : [];
  (left[Math.min(place, left.length - 1)] ?? orElse())?.focus({ preventScroll: true });
}
