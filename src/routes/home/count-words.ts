/** How many gadgets are shown, in words. With none, `isKnown` tells an empty shop from one that is not loaded. */
export function countWords(count: number, isKnown: boolean, text = ''): string {
  const sought = text.trim() === '' ? '' : ` for “${text.trim()}”`;
  if (count === 0) return isKnown ? `No gadgets${sought === '' ? ' here at the moment' : sought}` : '';
  return `${count === 1 ? '1 gadget' : `${count} gadgets`}${sought}`;
}
